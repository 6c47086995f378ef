import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from './noun'
import { programId } from './open-change'
import { commitChange, deleteRow } from './rows.server'

/**
 * Runs after the author's first own row of a noun, in a change of its own that can be undone by itself
 * (docs/decisions/0006-sample-content.md).
 * @returns the change, undefined if nothing was removed
 */
export async function removeUneditedSample(
  backend: Backend,
  admin: Admin,
  noun: Noun,
): Promise<string | undefined> {
  const ids = await uneditedRowIds(backend, noun)
  if (ids.length === 0 || (await wasRemovedBefore(backend, noun))) return undefined
  return commitChange(backend, [noun], async (tx) => {
    if (tx.change) tx.change.isByProgram = true
    for (const id of ids) await deleteRow(tx, admin, noun, id)
    return tx.change?.id
  })
}

async function uneditedRowIds({ db }: Backend, noun: Noun): Promise<string[]> {
  const rows = await db
    .selectFrom('sample_rows')
    // Type any noun's table as one of them, since only shared columns are used.
    .innerJoin(`${noun} as item` as 'news as item', (join) =>
      join
        .onRef('item.id', '=', 'sample_rows.row_id')
        .onRef('item.revision', '=', 'sample_rows.revision'),
    )
    .select('item.id')
    .where('sample_rows.noun', '=', noun)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the author has undone it once; the sample then stays until she removes it. */
async function wasRemovedBefore({ db }: Backend, noun: Noun): Promise<boolean> {
  const removal = await db
    .selectFrom('changes')
    .innerJoin('row_versions', 'row_versions.change_id', 'changes.id')
    .select('changes.id')
    .where('admin_id', '=', programId)
    .where('noun', '=', noun)
    .limit(1)
    .executeTakeFirst()
  return removal !== undefined
}
