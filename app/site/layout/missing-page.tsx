import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { SiteLink } from './site-link'

/**
 * Told of an address at which there is nothing. The English words are the specification's, and so is
 * the path in the console (docs/specification.md, "A missing page").
 * @param isCertain false while something could not be asked: search engines are to come again then.
 */
export function MissingPage({ isCertain }: { isCertain: boolean }) {
  const { pathname } = useLocation()
  // biome-ignore lint/suspicious/noConsole: for whoever looks for the missing page there
  useEffect(() => console.error(`404: ${pathname}`), [pathname])
  return (
    <div
      data-needed-in={0}
      className="page grid min-h-[60svh] content-center justify-items-start gap-6 py-16"
    >
      <title>Siden findes ikke</title>
      {isCertain && <meta name="robots" content="noindex" />}
      <p className="label">404</p>
      <h1 lang="en">Oops! Page not found</h1>
      <SiteLink to={href('/')} className="button" lang="en">
        Return to Home
      </SiteLink>
    </div>
  )
}
