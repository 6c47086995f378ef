import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from './nouns'
import { deleteRow } from './rows.server'

/**
 * Deletes what a noun has in the sample content and nobody edited, where the author's own takes its
 * place. Inside the transaction that stores the author's (docs/decisions/0006-sample-content.md).
 */
export async function removeUntouchedSample(tx: Backend, admin: Admin, noun: Noun): Promise<void> {
  const rows = await tx.db
    .selectFrom('sample_rows')
    .select('row_id')
    .where('sample_rows.noun', '=', noun)
    .where(({ exists, selectFrom }) =>
      exists(
        // The tables are alike in what is asked of them here: the type of one stands for all.
        selectFrom(`${noun} as item` as 'news as item')
          .select('item.id')
          .whereRef('item.id', '=', 'sample_rows.row_id')
          .whereRef('item.revision', '=', 'sample_rows.revision'),
      ),
    )
    .execute()
  for (const { row_id } of rows) await deleteRow(tx, admin, noun, row_id)
}
