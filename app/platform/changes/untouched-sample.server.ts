import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from './noun'
import { deleteRow } from './rows.server'

/** Runs when the author's first own row replaces them (docs/decisions/0006-sample-content.md). */
export async function removeUneditedSample(tx: Backend, admin: Admin, noun: Noun): Promise<void> {
  const rows = await tx.db
    .selectFrom('sample_rows')
    .select('row_id')
    .where('sample_rows.noun', '=', noun)
    .where(({ exists, selectFrom }) =>
      exists(
        // Type any noun's table as one of them, since only shared columns are used.
        selectFrom(`${noun} as item` as 'news as item')
          .select('item.id')
          .whereRef('item.id', '=', 'sample_rows.row_id')
          .whereRef('item.revision', '=', 'sample_rows.revision'),
      ),
    )
    .execute()
  for (const { row_id } of rows) await deleteRow(tx, admin, noun, row_id)
}
