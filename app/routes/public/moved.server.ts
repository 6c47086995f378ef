import { redirect } from 'react-router'
import { draftParameter } from '~/domain/publishing/publication'
import type { Backend } from '~/platform/backend.server'

/**
 * Redirects permanently to a row's current path. In a preview the redirect is temporary and keeps the
 * preview parameter, since the link expires and the title may change again.
 */
export function movedTo({ preview }: Pick<Backend, 'preview'>, path: string): Response {
  if (!preview) return redirect(path, 301)
  const query = [`${draftParameter}=${preview.id}`, preview.link?.query].filter(Boolean).join('&')
  return redirect(`${path}?${query}`)
}
