import { type RegisterName, registerPath, registers } from '~/domain/hymns/registers/registers'
import { registerCopy } from '~/domain/hymns/registers/registers.copy'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { sheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { SiteLink } from '~/site/layout/site-link'

/** Links to the registers. */
export function RegisterLinks({ current }: { current?: RegisterName }) {
  return (
    <nav aria-label={registerCopy.all} className="text-small">
      <ul className="flex flex-wrap gap-x-7">
        {registers.map((name) => (
          <li key={name}>
            <SiteLink
              to={registerPath(name)}
              aria-current={name === current ? 'page' : undefined}
              className="inline-block py-2 decoration-1 underline-offset-4 hover:underline aria-[current]:text-accent aria-[current]:underline"
            >
              {registerCopy.names[name]}
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink
            to={sheetPath()}
            className="inline-block py-2 decoration-1 underline-offset-4 hover:underline"
          >
            {sheetLinksCopy.title}
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
