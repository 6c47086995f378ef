import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { NothingHere } from './missing-entry'
import { SiteLink } from './site-link'

/**
 * The 404 page. Its English words and the path in the console are specified (docs/specification.md, "A
 * missing page").
 */
export function MissingPage() {
  const { pathname } = useLocation()
  // biome-ignore lint/suspicious/noConsole: specified, for finding broken links
  useEffect(() => console.error(`404: ${pathname}`), [pathname])
  return (
    <NothingHere title="Siden findes ikke" heading="Siden findes ikke">
      <div data-needed-in={0} lang="en" className="flex flex-wrap gap-x-4 text-faded text-small">
        <p className="py-1">Oops! Page not found</p>
        <SiteLink to={href('/')} className="link inline-block py-1">
          Return to Home
        </SiteLink>
      </div>
    </NothingHere>
  )
}
