import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/nouns'

/**
 * What a visitor may see of a noun that has drafts: what was published by now, and the one draft that is
 * being looked at. Every public read goes by this (docs/architecture.md, "Visibility").
 * @param alias the table's name in the query, where it has another
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

/** The opposite: a draft, or something whose hour has not come. */
export function isDraft(
  { clock, preview }: Pick<Backend, 'clock' | 'preview'>,
  noun: PublishedNoun,
): RawBuilder<SqlBool> {
  const at = sql.ref(`${noun}.published_at`)
  const draft = sql<SqlBool>`(${at} is null or ${at} > ${clock.now().toISOString()})`
  if (!preview) return draft
  return sql<SqlBool>`(${draft} and ${sql.ref(`${noun}.id`)} <> ${preview.id})`
}
