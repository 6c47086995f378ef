import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'

/** Also matches the draft of the current preview. Every public read uses it. */
export function isPublished(
  { clock, preview }: Pick<Backend, 'clock' | 'preview'>,
  noun: PublishedNoun,
): RawBuilder<SqlBool> {
  const now = clock.now().toISOString()
  const published = sql<SqlBool>`${sql.ref(`${noun}.published_at`)} <= ${now}`
  if (!preview) return published
  return sql<SqlBool>`(${published} or ${sql.ref(`${noun}.id`)} = ${preview.id})`
}

export function isDraft(backend: Pick<Backend, 'clock' | 'preview'>, noun: PublishedNoun) {
  return sql<SqlBool>`(${isPublished(backend, noun)}) is not true`
}

export function isScheduled({ clock }: Pick<Backend, 'clock'>, noun: PublishedNoun) {
  return sql<SqlBool>`${sql.ref(`${noun}.published_at`)} > ${clock.now().toISOString()}`
}
