import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import type { Route } from './+types/page'

/** The content between header and footer. It is a separate route, so that both are shown if it fails. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? 'Siden findes ikke' : 'Der opstod en fejl'
  return (
    <div className="page grid content-start justify-items-start gap-6 py-14 md:py-20">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>
        {isMissing
          ? 'Adressen fører ingen steder hen.'
          : 'Siden kunne ikke vises. Prøv igen om lidt.'}
      </p>
      {/* Not the router's link: the whole page is loaded again. */}
      <a href={isMissing ? '/' : pathname} className="button">
        {isMissing ? 'Til forsiden' : 'Prøv igen'}
      </a>
    </div>
  )
}
