import { type MiddlewareFunction, redirect } from 'react-router'
import { isSection } from '~/domain/sections/sections'

/** Redirects to a page's canonical path: lower case, without a trailing slash. */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request }) => {
  if (request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) throw redirect(`${canonical}${search}`, 301)
}

/** Returns the path with a canonical section. The page itself handles the rest of the path. */
export function canonicalPath(pathname: string): string {
  const [, section = '', ...rest] = pathname.replace(/(?<!\/)\/+$/, '').split('/')
  const name = section.toLowerCase()
  return name && isSection(`/${name}`) ? ['', name, ...rest].join('/') : pathname
}
