import { type RouterContextProvider, redirect } from 'react-router'
import { recordMissingPath } from '~/domain/redirects/missing-paths.server'
import { redirectFrom } from '~/domain/redirects/redirects.server'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'

/**
 * Handles a path without a page: redirects permanently if the author has added a redirect, otherwise
 * counts the missing path.
 * @throws Response 301
 */
export async function redirectMissingPath(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<void> {
  const backend = context.get(backendContext)
  const { pathname } = new URL(request.url)
  const target = await readWithFallback(context, () => redirectFrom(backend, pathname), undefined)
  if (target !== undefined) throw redirect(target, 301)
  if (request.method === 'GET') recordMissingPath(backend, pathname)
}
