import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Ends, type ListQuery, plainSpellings } from '~/http/listing'
import { pageOf, rowRange } from '~/http/paging'
import { chunk } from '~/platform/runtime/chunk'
import { letOthersIn } from '~/platform/runtime/event-loop'
import type { Schema } from './schema'

export function matchesQuery(
  { words }: ListQuery,
  columns: readonly string[],
  alternative?: (word: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  if (words.length === 0) return sql`1 = 1`
  const texts = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`)
  const text = sql`(${sql.join(texts, sql` || ' ' || `)})`
  const conditions = words.map((word) => {
    const isInText = sql<SqlBool>`${withPlainLetters(word, text)} like ${patternOf(word)} escape '!'`
    return alternative ? sql`(${isInText} or ${alternative(word)})` : isInText
  })
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** Whether a column contains a text, in upper or lower case. May also find texts with other letters for æ, ø and å. */
export function containsText(column: string, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${patternOf(text.toLowerCase())} escape '!'`
}

/** Replaces only the letters that are in the word, since each replacement reads all texts. */
function withPlainLetters(word: string, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return plainSpellings
    .filter(([, plain]) => word.includes(plain))
    .flatMap(([letter, plain]) => [
      [letter, plain] as const,
      [letter.toUpperCase(), plain] as const,
    ])
    .reduce(
      (inner, [letter, plain]) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
      sql`lower(${text})`,
    )
}

/** SQLite cannot lower-case other letters, so the pattern allows any character for them. */
function patternOf(word: string): string {
  const escaped = word.replace(/[!%_]/g, '!$&')
  return `%${escaped.replace(/[^\0-\x7f]/gu, '_')}%`
}

export async function readPage<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  page: number,
) {
  const { limit, offset } = rowRange(page)
  return pageOf(await query.limit(limit).offset(offset).execute(), page)
}

type RowQuery<N extends keyof Schema> = SelectQueryBuilder<Schema, N, object>

export async function countRows<N extends keyof Schema>(query: RowQuery<N>): Promise<number> {
  const { number } = await query
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}

const rowsInPart = 500

/** All rows of a large table, so that they are never in memory together. A row that was deleted meanwhile is left out. */
export async function* inParts<Row>(
  query: { execute: () => Promise<{ id: string }[]> },
  read: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const ids = (await query.execute()).map(({ id }) => id)
  for (const some of chunk(ids, rowsInPart)) yield await letOthersIn(() => read(some))
}

export async function firstAndLastId<N extends keyof Schema>(
  query: RowQuery<N>,
  total: number,
): Promise<Ends | undefined> {
  if (total === 0) return undefined
  const ids = query.select(sql<string>`id`.as('id')).limit(1)
  const [first, last] = await Promise.all([
    ids.executeTakeFirst(),
    ids.offset(total - 1).executeTakeFirst(),
  ])
  return first && last && { first: first.id, last: last.id }
}
