import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { alwaysPublic } from './publication'
import type { WantedPublication } from './publication.form'

/**
 * What is to be stored in `published_at`. Nothing wanted leaves a stored row as it is and publishes a new
 * one; what is public already stays as it is.
 * @param stored the row as it is, undefined for a new one
 * @throws DomainError past, at `publish_time`
 */
export function publishedAt(
  { clock }: Pick<Backend, 'clock'>,
  wanted: WantedPublication,
  stored: { published_at: string | null } | undefined,
): string | null {
  const now = clock.now().toISOString()
  const before = stored ? stored.published_at : alwaysPublic
  if (!wanted) return before
  if (wanted.state === 'draft') return null
  if (wanted.state === 'published') return before !== null && before <= now ? before : alwaysPublic
  // A form that was opened before its hour came says what is stored.
  if (wanted.at <= now && wanted.at !== before) throw new DomainError('past', 'publish_time')
  return wanted.at
}
