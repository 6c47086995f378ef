import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface TabLink {
  to: string
  name: ReactNode
  current: boolean
}

/** Tabs as links, so that each has a URL and works without scripts. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav aria-label={label} className="border-rule border-b">
      <ul className="tabs">
        {tabs.map(({ to, name, current }) => (
          <li key={to}>
            <SiteLink to={to} preventScrollReset aria-current={current ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
