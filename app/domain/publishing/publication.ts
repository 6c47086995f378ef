import type { PublishedNoun } from '~/platform/changes/nouns'
import type { Clock } from '~/platform/runtime/clock'

export const publicationStates = ['draft', 'published', 'scheduled'] as const

/** Whether visitors see something: not, now, or from an instant on. */
export type PublicationState = (typeof publicationStates)[number]

/** In a URL: the id of a draft that the author looks at in its place. */
export const draftParameter = 'kladde'

/** In a URL: the token of somebody who was sent a link to a draft. */
export const linkParameter = 'gennemsyn'

/** What was never given an hour: no clock that is set back takes it away. */
export const alwaysPublic = '1970-01-01T00:00:00.000Z'

/** @param publishedAt an instant (ISO 8601 in UTC), null for a draft */
export function publicationState(clock: Clock, publishedAt: string | null): PublicationState {
  if (publishedAt === null) return 'draft'
  return publishedAt <= clock.now().toISOString() ? 'published' : 'scheduled'
}

/** What a screen shows of it. */
export interface Publication {
  state: PublicationState
  /** When, as ISO 8601 in UTC; null for a draft. */
  at: string | null
}

/** What a save answers. */
export interface SavedPublication extends Publication {
  id: string
}

/** What the form of a draft says of it: the URL that shows it to the author in its place. */
export interface DraftPlace {
  noun: PublishedNoun
  id: string
  path: string
  /** Until when somebody else may look at it by a link: ISO 8601 in UTC, null where nobody may. */
  linkUntil: string | null
}

/** @param path of the page where visitors are to meet it */
export function draftPath(path: string, id: string): string {
  return `${path}?${draftParameter}=${id}`
}

export function publicationOf(clock: Clock, publishedAt: string | null): Publication {
  return { state: publicationState(clock, publishedAt), at: publishedAt }
}

/** A row with what its list shows of its publication instead of the column. */
export function withPublication<Row extends { published_at: string | null }>(
  clock: Clock,
  { published_at, ...row }: Row,
) {
  return { ...row, publication: publicationOf(clock, published_at) }
}
