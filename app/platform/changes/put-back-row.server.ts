import type { Backend } from '~/platform/backend.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import type { Noun } from './noun'
import { asTable } from './nouns'
import { eraseRow, storedRow } from './rows.server'

/** Sets a row back to what it was before some changes, byte for byte, and forgets these changes. Null: it was new. */
export async function putBackRow(
  tx: Backend,
  { noun, id, before }: { noun: Noun; id: string; before: PlainRow | null },
  changes: readonly string[],
): Promise<void> {
  if (before === null) await eraseRow(tx, noun, id)
  else if (await storedRow(tx, noun, id)) {
    await tx.db.updateTable(asTable(noun)).set(before).where('id', '=', id).execute()
  } else await tx.db.insertInto(asTable(noun)).values(before).execute()
  await tx.db
    .deleteFrom('row_versions')
    .where('noun', '=', noun)
    .where('row_id', '=', id)
    .where('change_id', 'in', [...changes])
    .execute()
}

/** Removes changes without versions from the history. */
export async function forgetChanges({ db }: Backend, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('changes')
    .where('id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('row_versions')
            .select('row_versions.row_id')
            .whereRef('row_versions.change_id', '=', 'changes.id'),
        ),
      ),
    )
    .execute()
}
