import { data, Link, redirect } from 'react-router'
import { lecturePath } from '~/domain/lectures/lectures'
import { lectureAt } from '~/domain/lectures/lectures.server'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/visit.server'
import type { Route } from './+types/not-found'
import { redirectLostPath } from './lost-path.server'

/** In letters: whoever asks decides what is in the log, but not how much. */
const longestLogged = 200

/** The earlier site's links to a lecture left a slash in its title standing: /foredrag/og/eller. */
const lectureWithSlash = /^\/foredrag\/(.+\/.+)$/i

export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const path = new URL(request.url).pathname
  const title = lectureWithSlash.exec(path)?.[1]
  const lecture =
    title && (await readWithFallback(context, () => lectureAt(backend, title), undefined))
  if (lecture && 'redirect' in lecture) throw redirect(lecturePath(lecture.redirect), 301)
  await redirectLostPath(context, request)
  backend.log.warn({ path: path.slice(0, longestLogged) }, 'page not found')
  return data(null, 404)
}

/** The English words are specified (docs/specification.md, "A missing page"). */
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
