import type { Publication } from '~/domain/publishing/publication'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { Badge } from './resource-list'

/** Says in a list what visitors do not see, or not yet; what they see needs no badge. */
export function PublicationBadge({ publication }: { publication: Publication }) {
  if (publication.state === 'published') return null
  return <Badge>{publishingCopy.badge(publication)}</Badge>
}

/** Where visitors meet what a row stands for; undefined while they do not. */
export function shownAt({ state }: Publication, path: string): string | undefined {
  return state === 'published' ? path : undefined
}
