import { type RegisterName, registerPath, registers } from '~/domain/hymns/registers/registers'
import { registerCopy } from '~/domain/hymns/registers/registers.copy'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { SiteLink } from '~/site/layout/site-link'

export function RegisterLinks({ current }: { current?: RegisterName }) {
  return (
    <nav aria-label={registerCopy.all} className="text-small">
      <ul className="flex flex-wrap gap-x-7">
        {registers.map((name) => (
          <li key={name}>
            <SiteLink
              to={registerPath(name)}
              aria-current={name === current ? 'page' : undefined}
              className="choice"
            >
              {registerCopy.names[name]}
              {name === 'samlinger' && <span className="sr-only"> ({registerCopy.register})</span>}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={sheetPath()} className="choice">
            {sheetLinksCopy.title}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
