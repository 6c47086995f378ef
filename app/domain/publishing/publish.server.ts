import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { alwaysPublic } from './publication'
import type { WantedPublication } from './publication.form'

/**
 * The value to store in `published_at`. Without a choice a stored row stays as it is and a new one
 * is published; a public row stays as it is.
 * @param stored the current row, undefined for a new one
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
  // A form opened before its publication time repeats the stored time.
  if (wanted.at <= now && wanted.at !== before) throw new DomainError('past', 'publish_time')
  return wanted.at
}
