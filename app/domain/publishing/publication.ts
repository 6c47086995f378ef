import type { PublishedNoun } from '~/platform/changes/noun'
import type { Clock } from '~/platform/runtime/clock'
import { DomainError } from '~/platform/runtime/domain-error'

export const publicationStates = ['draft', 'published', 'scheduled'] as const

/** Whether a row is public: never, now, or from an instant in the future. */
export type PublicationState = (typeof publicationStates)[number]

/** The publication that the form requests; undefined if the form lacks the fields. */
export type RequestedPublication =
  | { state: 'draft' }
  | { state: 'published' }
  /** An ISO 8601 instant in UTC. */
  | { state: 'scheduled'; at: string }
  | undefined

/** The URL parameter with the id of a draft that the author previews on its page. */
export const previewParameter = 'kladde'

/** The URL parameter with the token of a link to a draft. */
export const linkParameter = 'gennemsyn'

/** The `published_at` of rows without a publication time. They stay public even if the clock is set back. */
export const alwaysPublic = '1970-01-01T00:00:00.000Z'

/** @param publishedAt an instant (ISO 8601 in UTC), null for a draft */
export function publicationState(clock: Clock, publishedAt: string | null): PublicationState {
  if (publishedAt === null) return 'draft'
  return publishedAt <= clock.now().toISOString() ? 'published' : 'scheduled'
}

export type Publication = ReturnType<typeof publicationOf>

export type SavedPublication = Publication & {
  id: string
  /** The change that removed the sample rows because this one is the author's first. */
  sampleRemoval?: string | undefined
}

export interface DraftPreview {
  noun: PublishedNoun
  id: string
  path: string
  /** When the preview link expires: ISO 8601 in UTC, null without a link. */
  linkUntil: string | null
}

export function previewPath(path: string, id: string): string {
  return `${path}?${previewParameter}=${id}`
}

/** @param publishedAt an instant (ISO 8601 in UTC), null for a draft */
export function publicationOf(clock: Clock, publishedAt: string | null) {
  return { state: publicationState(clock, publishedAt), at: publishedAt }
}

export function withPublication<Row extends { published_at: string | null }>(
  clock: Clock,
  { published_at, ...row }: Row,
) {
  return { ...row, publication: publicationOf(clock, published_at) }
}

/**
 * A public row that stays public keeps its value. Without a request a new row is published.
 * @throws DomainError past, at `publish_time`
 */
export function publishedAt(
  { clock }: { clock: Clock },
  requested: RequestedPublication,
  stored: { published_at: string | null } | undefined,
): string | null {
  const now = clock.now().toISOString()
  const current = stored ? stored.published_at : alwaysPublic
  if (!requested) return current
  if (requested.state === 'draft') return null
  if (requested.state === 'published')
    return current !== null && current <= now ? current : alwaysPublic
  // A form that was opened before the publication time submits the stored time again.
  if (requested.at <= now && requested.at !== current) throw new DomainError('past', 'publish_time')
  return requested.at
}
