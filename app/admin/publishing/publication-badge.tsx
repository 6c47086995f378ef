import { Badge } from '~/admin/list/resource-list'
import { ownPageEntries, type RowEntry } from '~/admin/rows/row-menu'
import { type Publication, previewPath } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'

export function PublicationBadge({ publication }: { publication: Publication }) {
  if (publication.state === 'published') return null
  return <Badge>{publishingCopy.badge(publication)}</Badge>
}

/** Returns the menu entries for a row's public page, or for the preview of a draft. */
export function publishedEntries({ state }: Publication, id: string, path: string): RowEntry[] {
  if (state === 'published') return ownPageEntries(path)
  return [{ label: publishingCopy.viewDraft, href: previewPath(path, id) }]
}
