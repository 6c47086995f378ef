import { type HymnLink, hymnPath } from '~/domain/hymns/hymns'
import { SiteLink } from './site-link'

/** Hymns by their titles, with the first line where it says more. */
export function HymnLinks({ hymns }: { hymns: HymnLink[] }) {
  return (
    <ul className="grid gap-y-1">
      {hymns.map(({ id, title, slug, firstLine }) => (
        <li key={id}>
          <SiteLink to={hymnPath(slug)} className="link inline-block py-1 print:py-0">
            {title}
          </SiteLink>
          {firstLine !== title && <span className="block text-faded text-small">{firstLine}</span>}
        </li>
      ))}
    </ul>
  )
}
