import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { longDate } from '~/danish/dates'
import { alwaysPublic, withPublication } from '~/domain/publishing/publication'
import { isPublished } from '~/domain/publishing/visibility.server'
import { publicRowAt } from '~/domain/slugs/slugs.server'
import { emptyQuery, listing } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { countRows, matchesQuery, readPage } from '~/platform/db/listing.server'
import type { RowOf } from '~/platform/db/schema'
import { mixedTextLines } from '~/platform/rich-text.server'
import { copenhagenDate } from '~/platform/runtime/clock'

export function isPublicLetter(backend: Pick<Backend, 'clock' | 'preview'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isPublished(backend, 'letters')} and ${sql.ref('letters.has_page')} = 1`
}

export function publicLetters(backend: Backend) {
  return newestFirst(backend).where(isPublicLetter(backend))
}

function newestFirst({ db }: Backend) {
  return db.selectFrom('letters').orderBy(letterTime, 'desc').orderBy('id', 'desc')
}

/** A letter that was sent at once has the time at which it was written. */
const letterTime = sql<string>`case when ${sql.ref('letters.published_at')} > ${sql.ref('letters.created_at')} then ${sql.ref('letters.published_at')} else ${sql.ref('letters.created_at')} end`

export function timeOfLetter(row: Pick<RowOf<'letters'>, 'published_at' | 'created_at'>): string {
  const { published_at, created_at } = row
  return published_at !== null && published_at > created_at ? published_at : created_at
}

export async function letterPage(backend: Backend, page: number) {
  const { items, ...rest } = await readPage(publicLetters(backend).selectAll(), page)
  return { items: items.map(letterEntry), ...rest }
}

function letterEntry(row: RowOf<'letters'>) {
  const { id, title, slug, content, summary } = row
  const date = copenhagenDate(timeOfLetter(row))
  return {
    id,
    title,
    slug,
    date,
    dateText: longDate(date),
    summary: summary || mixedTextLines(content),
  }
}

export async function letterAt(backend: Backend, requested: string) {
  const match = await publicRowAt(backend, 'letters', requested)
  if (!match || 'redirect' in match) return match
  return { letter: { ...letterEntry(match.row), content: match.row.content } }
}

/** Returns the fields of a letter that are sent. */
export async function storedLetter({ db }: Backend, id: string) {
  return db
    .selectFrom('letters')
    .select(['id', 'title', 'summary', 'content', 'slug', 'has_page'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listLetters(backend: Backend, query = emptyQuery) {
  const all = newestFirst(backend)
  const [rows, total] = await Promise.all([
    all
      .leftJoin('letter_sendings', 'letter_sendings.letter_id', 'letters.id')
      .select(['letters.id', 'title', 'slug', 'published_at', 'letters.created_at'])
      .select('letter_sendings.state as sending')
      .where(matchesQuery(query, ['title']))
      .limit(query.limit + 1)
      .offset(query.offset)
      .execute(),
    countRows(all),
  ])
  const items = rows.map(({ created_at, ...row }) => ({
    ...withPublication(backend.clock, row),
    dateText: longDate(
      copenhagenDate(timeOfLetter({ created_at, published_at: row.published_at ?? alwaysPublic })),
    ),
  }))
  return listing(query, items, total)
}

export type LetterEntry = Awaited<ReturnType<typeof letterPage>>['items'][number]
