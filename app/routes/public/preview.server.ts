import type { MiddlewareFunction } from 'react-router'
import { isDraftId } from '~/domain/publishing/drafts.server'
import { draftParameter } from '~/domain/publishing/publication'
import { backendContext } from '~/platform/backend.server'
import { currentAdmin } from '~/platform/session.server'
import { visitContext } from '~/platform/visit.server'

/**
 * Shows the author a draft in its place, as if it were public (docs/decisions/0026-publishing.md). For
 * everybody else the parameter says nothing.
 */
export const showDraft: MiddlewareFunction<Response> = async ({ request, context }) => {
  const id = new URL(request.url).searchParams.get(draftParameter)
  if (id === null) return
  const backend = context.get(backendContext)
  if (!(await currentAdmin(backend, request)) || !(await isDraftId(backend, id))) return
  context.get(visitContext).isPrivate = true
  context.set(backendContext, { ...backend, preview: { id } })
}
