import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { alwaysPublic } from './publication'
import type { RequestedPublication } from './publication.form'

/**
 * The new `published_at` of a row. A public row that stays public keeps its value. Without a request a stored
 * row keeps its value and a new one is published.
 * @param stored the current row, undefined for a new one
 * @throws DomainError past, at `publish_time`
 */
export function publishedAt(
  { clock }: Pick<Backend, 'clock'>,
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
