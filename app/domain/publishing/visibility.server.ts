import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'

/**
 * Matches the public rows of a noun with drafts, and the draft of the current preview. Every public read uses
 * it (docs/architecture.md, "Visibility").
 * @param alias the table's alias in the query, if it has one
 */
export function isPublished(
  { clock, preview }: Pick<Backend, 'clock' | 'preview'>,
  noun: PublishedNoun,
  alias: string = noun,
): RawBuilder<SqlBool> {
  const now = clock.now().toISOString()
  const published = sql<SqlBool>`${sql.ref(`${alias}.published_at`)} <= ${now}`
  if (!preview) return published
  return sql<SqlBool>`(${published} or ${sql.ref(`${alias}.id`)} = ${preview.id})`
}

export function isDraft(
  backend: Pick<Backend, 'clock' | 'preview'>,
  noun: PublishedNoun,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isPublished(backend, noun)}) is not true`
}

export function isScheduled(
  { clock }: Pick<Backend, 'clock'>,
  noun: PublishedNoun,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${noun}.published_at`)} > ${clock.now().toISOString()}`
}
