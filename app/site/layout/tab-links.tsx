import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface TabLink {
  to: string
  name: ReactNode
  isCurrent: boolean
  isFilled: boolean
}

/** Leaves out tabs without content, unless all are (docs/decisions/0044-empty-tabs.md). */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const isEmpty = tabs.every(({ isFilled }) => !isFilled)
  const shown = tabs.filter(({ isFilled, isCurrent }) => isFilled || isCurrent || isEmpty)
  return (
    <nav aria-label={label} className="border-rule border-b">
      <ul className="tabs">
        {shown.map(({ to, name, isCurrent }) => (
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
