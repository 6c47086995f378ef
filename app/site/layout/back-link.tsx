import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

/** The way from a page back to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="link no-print inline-block py-2 text-small">
      <span aria-hidden="true">← </span>
      {children}
    </SiteLink>
  )
}
