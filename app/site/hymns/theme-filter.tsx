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
              className="inline-block py-2 text-small decoration-1 underline-offset-4 hover:underline aria-[current]:text-accent aria-[current]:underline"
            >
              {theme ?? <Content of="salmer.all" />} <span className="text-faded">({count})</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
