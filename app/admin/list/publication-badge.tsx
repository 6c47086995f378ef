import { draftPath, type Publication } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { Badge } from './resource-list'
import { pageEntries, type RowEntry } from './row-menu'

/** Says in a list what visitors do not see, or not yet; what they see needs no badge. */
export function PublicationBadge({ publication }: { publication: Publication }) {
  if (publication.state === 'published') return null
  return <Badge>{publishingCopy.badge(publication)}</Badge>
}

/** What can be done with the place of a row on the site; a draft is looked at there by the author alone. */
export function placeEntries({ state }: Publication, id: string, path: string): RowEntry[] {
  if (state === 'published') return pageEntries(path)
  return [{ label: publishingCopy.see, href: draftPath(path, id) }]
}
