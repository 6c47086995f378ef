import { type RouterContextProvider, redirect } from 'react-router'
import { recordMissingPath } from '~/domain/redirects/missing-paths.server'
import { redirectFrom } from '~/domain/redirects/redirects.server'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'

/** @throws a permanent redirect if the author has added one for this path */
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
