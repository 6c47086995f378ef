import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface TabLink {
  to: string
  name: ReactNode
  isCurrent: boolean
}

export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav aria-label={label} className="border-rule border-b">
      <ul className="tabs">
        {tabs.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <SiteLink to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
