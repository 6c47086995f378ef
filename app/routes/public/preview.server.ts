import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { isDraftId } from '~/domain/publishing/drafts.server'
import { previewByLink } from '~/domain/publishing/preview-links.server'
import { draftParameter, linkParameter } from '~/domain/publishing/publication'
import { closedLink } from '~/http/closed-link'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext, type Preview } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'

type Context = Readonly<RouterContextProvider>

/**
 * Shows a draft as if it were public, to the author and to readers with its preview link
 * (docs/decisions/0026-publishing.md). For others the parameter has no effect.
 */
export const showDraft: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const query = new URL(request.url).searchParams
  const [id, token] = [query.get(draftParameter), query.get(linkParameter)]
  if (id !== null && token !== null) {
    await showByLink(context, id, token)
    const response = await next()
    response.headers.set('Referrer-Policy', 'no-referrer')
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  }
  const backend = context.get(backendContext)
  if (id === null || !(await currentAdmin(backend, request))) return next()
  await showPreview(context, { id })
  return next()
}

/** @throws a 404 response with the message that the link has expired or was closed */
async function showByLink(context: Context, id: string, token: string): Promise<void> {
  context.get(visitContext).isPrivate = true
  const preview = await previewByLink(context.get(backendContext), token)
  if (preview?.id !== id) throw data(closedLink, 404)
  await showPreview(context, preview)
}

/** Skips drafts that have been published in the meantime. */
async function showPreview(context: Context, preview: Preview): Promise<void> {
  const backend = context.get(backendContext)
  if (!(await isDraftId(backend, preview.id))) return
  context.get(visitContext).isPrivate = true
  context.set(backendContext, { ...backend, preview })
}
