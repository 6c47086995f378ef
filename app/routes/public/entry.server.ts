import { type RouterContextProvider, redirect } from 'react-router'
import { previewParameter } from '~/domain/publishing/publication'
import { recordMissingPath } from '~/domain/redirects/missing-paths.server'
import { redirectFrom } from '~/domain/redirects/redirects.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'

/** The status of a page without its entry: 404 if there is none, 200 if it could not be read. */
type MissingStatus = 404 | 200

interface MovedEntry {
  redirect: string
}

/** @throws a redirect to the entry's current path, or to the target of the author's redirect */
export async function readEntry<Entry extends object>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  read: () => Promise<Entry | MovedEntry | undefined>,
  pathOf = (slug: string) => slug,
): Promise<Exclude<Entry, MovedEntry> | MissingStatus> {
  const entry = await readWithFallback<Entry | MovedEntry | undefined | null>(context, read, null)
  if (entry === null) return 200
  if (entry === undefined) {
    await redirectMissingPath(context, request)
    return 404
  }
  if ('redirect' in entry)
    throw redirectToCurrent(context.get(backendContext), pathOf(entry.redirect))
  return entry as Exclude<Entry, MovedEntry>
}

/**
 * Redirects permanently to a row's current path. In a preview the redirect is temporary and keeps the
 * preview parameter, since the link expires and the title may change again.
 */
function redirectToCurrent({ preview }: Backend, path: string): Response {
  if (!preview) return redirect(path, 301)
  const query = [`${previewParameter}=${preview.id}`, preview.link?.query].filter(Boolean).join('&')
  return redirect(`${path}?${query}`)
}

/** @throws a permanent redirect if a former page had the query of this URL, as `?p=12` */
export async function redirectFormerQuery(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<void> {
  const { pathname, search } = new URL(request.url)
  if (!search) return
  const find = () => redirectFrom(context.get(backendContext), pathname, search)
  const target = await readWithFallback(context, find, undefined)
  if (target !== undefined) throw redirect(target, 301)
}

/** @throws a permanent redirect if the author has added one for this path */
export async function redirectMissingPath(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<void> {
  const backend = context.get(backendContext)
  const { pathname, search } = new URL(request.url)
  const find = () => redirectFrom(backend, pathname, search)
  const target = await readWithFallback(context, find, undefined)
  if (target !== undefined) throw redirect(target, 301)
  if (request.method === 'GET') recordMissingPath(backend, pathname)
}
