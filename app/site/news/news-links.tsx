import { newsPath } from '~/domain/news/news'
import type { NewsLink } from '~/domain/news/news.server'
import { SiteLink } from '~/site/layout/site-link'

export function NewsLinks({ news }: { news: NewsLink[] }) {
  return (
    <ul>
      {news.map(({ slug, title, dateText }) => (
        <li key={slug}>
          <SiteLink to={newsPath(slug)} className="link inline-block py-1">
            {title}
          </SiteLink>{' '}
          <span className="whitespace-nowrap text-faded text-small">{dateText}</span>
        </li>
      ))}
    </ul>
  )
}
