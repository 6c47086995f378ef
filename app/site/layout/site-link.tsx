import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, with its leading slash. */
  to: string
  /** The page that it leads to stays where it was scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link to a page of the site: in the browser the router's. Written by the server it needs none of what
 * the router works out for each of them, which took a tenth of a page's time.
 */
export function SiteLink({ to, preventScrollReset, ...attributes }: SiteLinkProps) {
  if (import.meta.env.SSR) return <a {...attributes} href={to} />
  const forRouter = { to, preventScrollReset, discover: 'none' } as const
  return <Link {...attributes} {...forRouter} />
}
