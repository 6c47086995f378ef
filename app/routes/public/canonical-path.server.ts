import { type MiddlewareFunction, redirect } from 'react-router'

const sections = new Set([
  ...['nyheder', 'foredrag', 'kalender', 'bibliografi', 'samarbejder'],
  ...['salmer', 'billeder', 'presse', 'kontakt', 'soeg'],
])

/** Every page has one address: in small letters, without a slash at its end. */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request }) => {
  if (request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) throw redirect(`${canonical}${search}`, 301)
}

/** The path as the site itself writes it. What follows the section is its page's own affair. */
export function canonicalPath(pathname: string): string {
  const [, section = '', ...rest] = pathname.replace(/(?<!\/)\/+$/, '').split('/')
  const name = section.toLowerCase()
  return sections.has(name) ? ['', name, ...rest].join('/') : pathname
}
