import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

interface TabLink {
  to: string
  name: ReactNode
  current: boolean
}

/** Tabs as links, so that each has a URL and works without scripts. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  // So that all of them fit on a phone.
  const many = tabs.length > 3
  return (
    <nav aria-label={label} className="border-rule border-b">
      <ul
        className={`scrolls-sideways -mb-px flex gap-x-8 ${many ? 'max-md:-mr-[5vw] max-md:gap-x-[clamp(0.5rem,2.2vw,2rem)]' : ''}`}
      >
        {tabs.map(({ to, name, current }) => (
          <li key={to}>
            <SiteLink
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={`block whitespace-nowrap border-transparent border-b-2 py-3 font-lead text-lead no-underline ${many ? 'max-md:text-[clamp(0.8rem,3.6vw,1.25rem)]' : ''} hover:border-rule aria-[current=page]:border-accent aria-[current=page]:text-accent`}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
