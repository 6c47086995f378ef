import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type AskedList, type Ends, plainSpellings } from '~/http/listing'
import type { Schema } from './schema'

/**
 * Whether a row of a list of the back-office has each of the words that are searched for. Both engines know
 * small letters of a to z alone.
 * @param columns `news.title`, of text or a number
 * @param besides what else a row may have of a word
 */
export function hasWords(
  { words }: AskedList,
  columns: readonly string[],
  besides?: (word: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  if (words.length === 0) return sql`1 = 1`
  const texts = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`)
  const whole = sql`(${sql.join(texts, sql` || ' ' || `)})`
  const each = words.map((word) => {
    const isThere = sql<SqlBool>`${plainFor(word, whole)} like ${patternOf(word)} escape '!'`
    return besides ? sql`(${isThere} or ${besides(word)})` : isThere
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** Only with the spellings that are in the word: each of them is a way through all texts. */
function plainFor(word: string, text: RawBuilder<unknown>): RawBuilder<unknown> {
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

/** Of which small letter another one is the capital, SQLite does not know: it stands for any. */
function patternOf(word: string): string {
  const escaped = word.replace(/[!%_]/g, '!$&')
  return `%${escaped.replace(/[^\0-\x7f]/gu, '_')}%`
}

type Selected<N extends keyof Schema> = SelectQueryBuilder<Schema, N, object>

/** How many rows there are. */
export async function countOf<N extends keyof Schema>(query: Selected<N>): Promise<number> {
  const { number } = await query
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('number'))
    .executeTakeFirstOrThrow()
  return Number(number)
}

/**
 * The first and the last of rows in their order.
 * @param query of all of them
 */
export async function endsOfAll<N extends keyof Schema>(
  query: Selected<N>,
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
