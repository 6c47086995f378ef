import type { Backend } from '~/platform/backend.server'
import { asTable, nameOfRow, nounsWith } from '~/platform/changes/nouns'
import { isDraft, isScheduled } from './visibility.server'

export async function isDraftId(backend: Backend, id: string): Promise<boolean> {
  // PostgreSQL rejects queries with some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return false
  const drafts = nounsWith(backend.nouns, 'published_at').map((noun) =>
    backend.db
      .selectFrom(asTable(noun))
      .select('id')
      .where('id', '=', id)
      .where(isDraft(backend, noun))
      .executeTakeFirst(),
  )
  return (await Promise.all(drafts)).some(Boolean)
}

export async function scheduledRows(backend: Backend) {
  const { nouns } = backend
  const rowsOfNouns = nounsWith(nouns, 'published_at').map(async (noun) => {
    const rows = await backend.db
      .selectFrom(asTable(noun))
      .selectAll()
      .where(isScheduled(backend, noun))
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: nameOfRow(nouns, noun, row) ?? '',
      path: nouns[noun].form?.(row.id, {}) ?? nouns[noun].screen,
      at: row.published_at ?? '',
    }))
  })
  const rows = (await Promise.all(rowsOfNouns)).flat()
  return rows.sort((one, other) => one.at.localeCompare(other.at))
}
