import { hymnPath } from '~/domain/hymns/hymns'
import type { HymnLink } from '~/domain/hymns/hymns.server'
import { beginsWith } from '~/domain/hymns/verse/stanzas'
import { langOf } from '~/forms/lang-of'
import { entryAttributes } from '~/site/layout/more-list'
import { SiteLink } from '~/site/layout/site-link'

interface HymnLinksProps {
  hymns: HymnLink[]
  /** Whether the list is part of a `MoreList`. */
  inPages?: boolean
}

export function HymnLinks({ hymns, inPages = false }: HymnLinksProps) {
  return (
    <ul className="grid gap-y-1">
      {hymns.map(({ id, title, slug, firstLine, language }) => (
        <li key={id} lang={langOf(language)} {...(inPages && entryAttributes(id))}>
          <SiteLink to={hymnPath(slug)} className="link inline-block py-1 print:py-0">
            {title}
          </SiteLink>
          {!beginsWith(firstLine, title) && (
            <span className="block text-faded text-small">{firstLine}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
