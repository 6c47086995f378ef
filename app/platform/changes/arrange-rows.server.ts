import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { recordAudit } from './audit.server'
import type { ArrangedNoun } from './noun'
import { recordWrite } from './open-change'
import { type Arrangement, arranged as mergeOrder } from './ordering'

/** Leaves the revisions of the rows as they are. @returns the previous order, for undo */
export async function arrangeRows<N extends ArrangedNoun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  condition: (eb: ExpressionBuilder<Schema, N>) => Expression<SqlBool>,
  arrangement: Arrangement,
): Promise<string[]> {
  const { db, clock, change } = backend
  const table = noun as 'testimonials'
  // Lock the rows: on PostgreSQL two windows could otherwise read the same order and overwrite each
  // other.
  await db
    .updateTable(table)
    .set(({ ref }) => ({ sort_order: ref('sort_order') }))
    .where(condition as never)
    .execute()
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where(condition as never)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const previousOrder = [...rowsById.keys()]
  const updated_at = clock.now().toISOString()
  for (const [index, id] of mergeOrder(previousOrder, arrangement).entries()) {
    const sort_order = index + 1
    const row = rowsById.get(id)
    if (!row || row.sort_order === sort_order) continue
    await db.updateTable(table).set({ sort_order, updated_at }).where('id', '=', id).execute()
    if (change) recordWrite(change, { noun, id, before: { ...row }, after: { ...row, sort_order } })
  }
  if (change) change.adminId = admin.id
  await recordAudit(backend, admin, { action: 'arrange', noun })
  return previousOrder
}
