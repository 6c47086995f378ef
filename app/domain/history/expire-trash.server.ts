import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsWith } from '~/platform/changes/nouns'
import { eraseRow } from '~/platform/changes/rows.server'
import { dayMs, daysInTrash, isTrashed } from './trash.server'

/**
 * Removes entries from the trash after thirty days, with all versions of rows that have files. The versions
 * of texts stay in the history (docs/decisions/0027-history.md). The sweep removes the files.
 */
export async function expireTrash(backend: Backend): Promise<void> {
  const before = new Date(backend.clock.now().getTime() - daysInTrash * dayMs).toISOString()
  const entries = await backend.db
    .selectFrom('trash')
    .select('change_id')
    .where('at', '<', before)
    .execute()
  for (const { change_id } of entries) {
    await inTransaction(backend, (tx) =>
      deleteTrashEntry(tx, change_id, nounsWith(tx.nouns, 'file_path')),
    )
  }
}

/**
 * Deletes an entry of the trash, with the versions of its rows.
 * @param only the nouns whose versions are deleted; by default all
 * @returns the paths of the files in these versions
 */
export async function deleteTrashEntry(
  tx: Backend,
  change: string,
  only?: readonly Noun[],
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('row_versions')
    .innerJoin('trash', 'trash.change_id', 'row_versions.change_id')
    .select(['row_versions.noun', 'row_versions.row_id'])
    .where('row_versions.change_id', '=', change)
    .where(isTrashed)
    .execute()
  const paths: string[] = []
  for (const { noun, row_id } of rows) {
    if (only && !only.includes(noun)) continue
    await eraseRow(tx, noun, row_id)
    const files = await tx.db
      .selectFrom('version_files')
      .select('path')
      .distinct()
      .where('noun', '=', noun)
      .where('row_id', '=', row_id)
      .execute()
    paths.push(...files.map(({ path }) => path))
    await tx.db
      .deleteFrom('row_versions')
      .where('noun', '=', noun)
      .where('row_id', '=', row_id)
      .execute()
  }
  await tx.db.deleteFrom('trash').where('change_id', '=', change).execute()
  return paths
}
