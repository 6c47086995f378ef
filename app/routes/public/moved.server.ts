import { redirect } from 'react-router'
import { draftParameter } from '~/domain/publishing/publication'
import type { Backend } from '~/platform/backend.server'

/**
 * Leads to where something is now, for good. Who looks at a draft takes along what shows it, for this
 * time: the link to it ends, and what it is called may change again.
 */
export function movedTo({ preview }: Pick<Backend, 'preview'>, path: string): Response {
  if (!preview) return redirect(path, 301)
  const query = [`${draftParameter}=${preview.id}`, preview.link?.query].filter(Boolean).join('&')
  return redirect(`${path}?${query}`)
}
