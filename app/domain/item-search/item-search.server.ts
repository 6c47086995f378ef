import { longDate } from '~/danish/dates'
import { type ListQuery, plainLetters } from '~/http/listing'
import type { Backend } from '~/platform/backend.server'
import { asTable, nameOfRow, nounsIn } from '~/platform/changes/nouns'
import { matchesQuery } from '~/platform/db/listing.server'

const maxItemsOfNoun = 5
const nameColumns = ['title', 'name', 'alt_text', 'original_name']

export type FoundItem = Awaited<ReturnType<typeof findItems>>[number]

/** The rows of all nouns, also hidden ones, with the words in their name; first those that start with the text. */
export async function findItems(backend: Backend, query: ListQuery) {
  if (query.words.length === 0) return []
  const { db, nouns } = backend
  const itemsOfNouns = nounsIn(nouns).map(async (noun) => {
    const { form, screen, columns } = nouns[noun]
    const columnsToSearch = nameColumns.filter((column) => column in columns)
    if (!form || columnsToSearch.length === 0) return []
    const rows = await db
      .selectFrom(asTable(noun))
      .selectAll()
      .where(matchesQuery(query, columnsToSearch))
      .orderBy('updated_at', 'desc')
      .limit(maxItemsOfNoun)
      .execute()
    return rows.flatMap((row) => {
      const path = form(row.id, { ...row })
      const name = nameOfRow(nouns, noun, row)
      if (!path || !name) return []
      const dateText = noun === 'calendar_events' && 'date' in row && longDate(`${row.date}`)
      return [{ name, path, screen, ...(dateText && { dateText }) }]
    })
  })
  const text = plainLetters(query.text.trim())
  const rank = ({ name }: { name: string }) => Number(!plainLetters(name).startsWith(text))
  return (await Promise.all(itemsOfNouns)).flat().sort((a, b) => rank(a) - rank(b))
}
