import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  preventScrollReset?: boolean
}

/**
 * A link within the site. In the browser it is the router's `Link`. On the server it is a plain `<a>`, since
 * `Link` would take a tenth of the rendering time.
 */
export function SiteLink({ to, preventScrollReset, ...attributes }: SiteLinkProps) {
  if (import.meta.env.SSR) return <a {...attributes} href={to} />
  const forRouter = { to, preventScrollReset, discover: 'none' } as const
  return <Link {...attributes} {...forRouter} />
}
