import { redirect } from 'react-router'
import { draftParameter } from '~/domain/publishing/publication'
import type { Backend } from '~/platform/backend.server'

/**
 * Leads to where something is now, for good. Who looks at a draft takes along what shows it, for this
 * time: the link to it ends, and what it is called may change again.
 */
export function movedTo({ preview }: Pick<Backend, 'preview'>, path: string): Response {
  return preview ? redirect(withDraft({ preview }, path)) : redirect(path, 301)
}

/** A URL of the site with what shows the draft that is being looked at, where one is. */
export function withDraft({ preview }: Pick<Backend, 'preview'>, url: string): string {
  if (!preview) return url
  const [path = '', anchor] = url.split('#')
  const { id, link } = preview
  const query = [`${draftParameter}=${id}`, link?.query].filter(Boolean).join('&')
  return `${path}${path.includes('?') ? '&' : '?'}${query}${anchor ? `#${anchor}` : ''}`
}
