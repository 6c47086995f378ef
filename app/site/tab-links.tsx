import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TabLink {
  to: string
  name: ReactNode
  current: boolean
}

/** Views of one page as links, so that each has a path and works without script. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav aria-label={label} className="border-rule border-b">
      <ul className="-mb-px flex flex-wrap gap-x-8">
        {tabs.map(({ to, name, current }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="block border-transparent border-b-2 py-3 font-display text-lead no-underline hover:border-rule aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
