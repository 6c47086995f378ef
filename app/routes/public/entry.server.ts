import { type RouterContextProvider, redirect } from 'react-router'
import { draftParameter } from '~/domain/publishing/publication'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { redirectMissingPath } from '~/routes/public/missing/missing-path.server'

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
  const query = [`${draftParameter}=${preview.id}`, preview.link?.query].filter(Boolean).join('&')
  return redirect(`${path}?${query}`)
}
