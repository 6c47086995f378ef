import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

/** A link from a page back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="link no-print inline-block py-2 text-small">
      <span aria-hidden="true">← </span>
      {children}
    </SiteLink>
  )
}
