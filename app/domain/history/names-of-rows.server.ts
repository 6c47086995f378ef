import type { Backend } from '~/platform/backend.server'
import { nameOfRow, nounsIn } from '~/platform/changes/nouns'
import { storedRows } from '~/platform/changes/rows.server'

/** The names of the rows with these ids, which are unique across nouns. Deleted ones have their last name. */
export async function namesOfRows(
  backend: Backend,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { db, nouns } = backend
  const names = new Map<string, string | null>()
  if (ids.length === 0) return names
  for (const noun of nounsIn(nouns)) {
    const versions = await db
      .selectFrom('row_versions')
      .select(['row_id', 'summary'])
      .where('noun', '=', noun)
      .where('row_id', 'in', ids)
      .orderBy('number')
      .execute()
    for (const { row_id, summary } of versions) names.set(row_id, summary)
    // Rows that were not changed since the history began have no versions.
    for (const row of await storedRows(backend, noun, ids)) {
      names.set(row.id, nameOfRow(nouns, noun, row))
    }
  }
  return names
}
