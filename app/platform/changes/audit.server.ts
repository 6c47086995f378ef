import { sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { AuditEntry, Refusal, RowChange } from './audit'

const maxSummaryLength = 200

/** Inside a transaction the entry is rolled back with the change. */
export async function recordAudit(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id: admin_id }: { id: string },
  entry: AuditEntry,
): Promise<void> {
  type Columns = Pick<AuditEntry, 'action' | 'noun'> & Partial<Pick<RowChange, 'rowId' | 'summary'>>
  const { action, noun, rowId, summary }: Columns = entry
  await db
    .insertInto('audit_log')
    .values({
      id: crypto.randomUUID(),
      at: clock.now().toISOString(),
      admin_id,
      action,
      noun,
      row_id: rowId ?? null,
      summary: summary?.slice(0, maxSummaryLength) ?? null,
    })
    .execute()
}

/** One entry with a count per hour, so that repeated attempts do not crowd out other entries. */
export async function recordRefusal(
  { db, clock }: Pick<Backend, 'db' | 'clock'>,
  { id: admin_id }: { id: string },
  { action, noun }: Refusal,
): Promise<void> {
  const at = clock.now().toISOString()
  const id = `${action} ${noun} ${admin_id} ${at.slice(0, 'yyyy-mm-ddThh'.length)}`
  await db
    .insertInto('audit_log')
    .values({ id, at, admin_id, action, noun, row_id: null, summary: '1' })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        at,
        summary: sql<string>`cast(cast(${row.ref('audit_log.summary')} as integer) + 1 as text)`,
      })),
    )
    .execute()
}
