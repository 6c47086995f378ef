import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { NotFoundLayout } from './missing-entry'
import { SiteLink } from './site-link'

/** Its English text and the message in the console are specified. */
export function MissingPage() {
  const { pathname } = useLocation()
  // biome-ignore lint/suspicious/noConsole: specified, for finding broken links
  useEffect(() => console.error(`404: ${pathname}`), [pathname])
  return (
    <NotFoundLayout title="Siden findes ikke" heading="Siden findes ikke">
      <div
        data-scripts-within={0}
        lang="en"
        className="flex flex-wrap gap-x-4 text-faded text-small"
      >
        <p className="py-1">Oops! Page not found</p>
        <SiteLink to={href('/')} className="link inline-block py-1">
          Return to Home
        </SiteLink>
      </div>
    </NotFoundLayout>
  )
}
