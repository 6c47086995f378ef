import type { Insertable, Updateable } from 'kysely'
import { recordAudit } from './audit.server'
import { type Backend, inTransaction } from './backend.server'
import { DomainError } from './domain-error'
import type { Schema } from './schema'
import type { Admin } from './session.server'

/** The tables whose rows the author edits: they have an id, a revision and the two instants. */
type EditableTable =
  | 'bibliography'
  | 'calendar_events'
  | 'collaboration_files'
  | 'collaborations'
  | 'contact_content'
  | 'editable_content'
  | 'images'
  | 'lectures'
  | 'news'
  | 'protected_contact_info'
  | 'redirects'
  | 'reviews'
  | 'seo_settings'
  | 'testimonials'

type Managed = 'id' | 'created_at' | 'updated_at' | 'revision'
type NewValues<T extends EditableTable> = Omit<Insertable<Schema[T]>, Managed>
type Values<T extends EditableTable> = Omit<Updateable<Schema[T]>, Managed>

/**
 * Runs a change of the site in one transaction and, once it is committed, lets everything that
 * shows the nouns know (docs/architecture.md, "Word of changes").
 */
export async function commitChange<T>(
  backend: Backend,
  nouns: readonly string[],
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const { result, change } = await inTransaction(backend, async (inside) => ({
    result: await work(inside),
    change: await inside.live.record(inside.db, nouns),
  }))
  backend.live.publish(change)
  return result
}

/** Stores a new row and answers its id. */
export async function insertRow<T extends EditableTable>(
  backend: Backend,
  admin: Admin,
  table: T,
  values: NewValues<T>,
): Promise<string> {
  const at = backend.clock.now().toISOString()
  const id = crypto.randomUUID()
  const row = { ...values, id, created_at: at, updated_at: at, revision: 1 }
  await backend.db
    .insertInto(plain(table))
    .values(row as never)
    .execute()
  await recordAudit(backend, admin, { action: 'insert', noun: table, rowId: id })
  return id
}

/**
 * Changes a row that is still at the given revision.
 * @throws DomainError missing; outdated when it was changed since
 */
export async function updateRow<T extends EditableTable>(
  backend: Backend,
  admin: Admin,
  table: T,
  { id, revision }: { id: string; revision: number },
  values: Values<T>,
): Promise<void> {
  const changes = {
    ...values,
    updated_at: backend.clock.now().toISOString(),
    revision: revision + 1,
  }
  const { numUpdatedRows } = await backend.db
    .updateTable(plain(table))
    .set(changes as never)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await refuseUpdate(backend, table, id)
  await recordAudit(backend, admin, { action: 'update', noun: table, rowId: id })
}

async function refuseUpdate({ db }: Backend, table: EditableTable, id: string): Promise<never> {
  const row = await db.selectFrom(plain(table)).select('id').where('id', '=', id).executeTakeFirst()
  throw new DomainError(row ? 'outdated' : 'missing')
}

/**
 * Changes a row whatever its revision: for switches and orders, which overwrite nothing typed.
 * @throws DomainError missing
 */
export async function patchRow<T extends EditableTable>(
  backend: Backend,
  admin: Admin,
  table: T,
  id: string,
  values: Values<T>,
): Promise<void> {
  const { numUpdatedRows } = await backend.db
    .updateTable(plain(table))
    .set((eb) => ({
      ...(values as object),
      updated_at: backend.clock.now().toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('missing')
  await recordAudit(backend, admin, { action: 'update', noun: table, rowId: id })
}

/** Deletes a row for good; one that is gone already is no error. */
export async function deleteRow(
  backend: Backend,
  admin: Admin,
  table: EditableTable,
  id: string,
): Promise<void> {
  await backend.db.deleteFrom(plain(table)).where('id', '=', id).execute()
  await recordAudit(backend, admin, { action: 'delete', noun: table, rowId: id })
}

/** The tables are alike in what is done with them here: the type of one stands for all. */
function plain(table: EditableTable): 'news' {
  return table as 'news'
}
