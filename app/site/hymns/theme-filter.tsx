import type { ThemeChoice } from '~/domain/hymns/hymn-view'
import { SiteLink } from '~/site/layout/site-link'
import { Content, useContent } from '~/site/text/content'

/** The themes as links, each with its number of hymns. */
export function ThemeFilter({ choices }: { choices: ThemeChoice[] }) {
  return (
    <nav aria-label={useContent()['salmer.themes']} className="py-6 md:py-8">
      <ul className="flex flex-wrap gap-x-7">
        {choices.map(({ theme, count, path, current }) => (
          <li key={path}>
            <SiteLink
              to={path}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className="choice text-small"
            >
              {theme ?? <Content of="salmer.all" />} <span className="text-faded">({count})</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
