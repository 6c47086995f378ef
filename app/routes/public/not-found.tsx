import { data, Link } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/not-found'

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname
  context.get(backendContext).log.warn({ path }, 'page not found')
  return data(null, 404)
}

/** The English words are the specification's (section 2; decisions.md keeps them). */
export default function NotFound() {
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <title>Siden findes ikke</title>
      <meta name="robots" content="noindex" />
      <p className="label">404</p>
      <h1 lang="en">Oops! Page not found</h1>
      <Link to="/" className="button" lang="en">
        Return to Home
      </Link>
    </div>
  )
}
