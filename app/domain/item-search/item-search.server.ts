import { sql } from 'kysely'
import { longDate } from '~/danish/dates'
import { type ListQuery, plainLetters } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable, nameOfRow, nounsIn } from '~/platform/changes/nouns'
import { matchesQuery } from '~/platform/db/listing.server'
import { copenhagenToday } from '~/platform/runtime/clock'

const maxItemsOfNoun = 5
const nameColumns = ['title', 'name', 'alt_text', 'original_name']

/** The date by which items of equal names are told apart. */
function dateOf(noun: Noun, row: object): string | undefined {
  if (noun === 'calendar_events' && 'date' in row) return String(row.date)
  if (noun === 'news' && 'published_date' in row) return String(row.published_date)
  return undefined
}

/** The next dates, then the past ones, each from today on. */
function nextDatesFirst(today: string) {
  return sql`case when date >= ${today} then 0 else 1 end, case when date >= ${today} then date end, date desc`
}

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number]

/** The rows of all nouns, also hidden ones, with the words in their name; first those that start with the text. */
export async function findItems(backend: Backend, query: ListQuery) {
  if (query.words.length === 0) return []
  const { db, nouns } = backend
  const today = copenhagenToday(backend.clock)
  const itemsOfNouns = nounsIn(nouns).map(async (noun) => {
    const { form, screen, columns } = nouns[noun]
    const columnsToSearch = nameColumns.filter((column) => column in columns)
    if (!form || columnsToSearch.length === 0) return []
    const rows = await db
      .selectFrom(asTable(noun))
      .selectAll()
      .where(matchesQuery(query, columnsToSearch))
      .$if(noun === 'calendar_events', (events) => events.orderBy(nextDatesFirst(today)))
      .orderBy('updated_at', 'desc')
      .limit(maxItemsOfNoun)
      .execute()
    return rows.flatMap((row) => {
      const path = form(row.id, { ...row })
      const name = nameOfRow(nouns, noun, row)
      if (!path || !name) return []
      const date = dateOf(noun, row)
      const dateText = date && longDate(date)
      return [{ name, path, screen, ...(dateText && { dateText }) }]
    })
  })
  const text = plainLetters(query.text.trim())
  const rank = ({ name }: { name: string }) => Number(!plainLetters(name).startsWith(text))
  return (await Promise.all(itemsOfNouns)).flat().sort((a, b) => rank(a) - rank(b))
}
