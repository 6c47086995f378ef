import { data, redirect } from 'react-router'
import { appearanceOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { lecturePath } from '~/domain/lectures/lectures'
import { lectureAt } from '~/domain/lectures/lectures.server'
import { defaultIcon } from '~/faces/default-icon'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { redirectMissingPath } from '~/routes/public/entry.server'
import { MissingPage } from '~/site/layout/missing'
import type { Route } from './+types/not-found'

const maxLoggedLength = 200

/** The former site's links to a lecture kept a slash in its title: /foredrag/og/eller. */
const lectureWithSlash = /^\/foredrag\/(.+\/.+)$/

/** What iPhones ask for besides the icon that the page names. */
const touchIcon = /^\/apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/

export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const path = new URL(request.url).pathname
  if (touchIcon.test(path)) throw redirect(await touchIconPath(context))
  const title = lectureWithSlash.exec(path)?.[1]
  const lecture =
    title && (await readWithFallback(context, () => lectureAt(backend, title), undefined))
  if (lecture && 'redirect' in lecture) throw redirect(lecturePath(lecture.redirect), 301)
  await redirectMissingPath(context, request)
  backend.log.warn({ path: path.slice(0, maxLoggedLength) }, 'page not found')
  return data(null, 404)
}

async function touchIconPath(context: Route.LoaderArgs['context']): Promise<string> {
  const read = async () => {
    const content = await readContent(context.get(backendContext), 'hero', 'udseende')
    return appearanceOf(content).icon.touch
  }
  return readWithFallback(context, read, defaultIcon.touch)
}

export default function NotFound() {
  return <MissingPage />
}
