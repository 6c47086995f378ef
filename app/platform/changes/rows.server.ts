import type { Insertable, Updateable } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { storedVersion } from '~/platform/live/live.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { recordAudit } from './audit.server'
import type { Noun } from './noun'
import { asTable, nameOfRow, referencingColumns } from './nouns'
import { actionOf, openChange, recordWrite, type StoredRow } from './open-change'
import { recordChange } from './record-change.server'

type GeneratedColumn = 'id' | 'created_at' | 'updated_at' | 'revision'
type NewValues<N extends Noun> = Omit<Insertable<Schema[N]>, GeneratedColumn>
type Values<N extends Noun> = Omit<Updateable<Schema[N]>, GeneratedColumn>

/**
 * Runs a change in one transaction and publishes it once committed (docs/architecture.md, "Change
 * events"). The change event is recorded first, which serializes changes: what the work reads, such
 * as a free slug, stays true until the commit.
 */
export async function commitChange<T>(
  backend: Backend,
  nouns: readonly Noun[],
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const { result, change } = await inTransaction(backend, async (tx) => {
    const event = await tx.live.record(tx.db, nouns)
    const change = openChange()
    const result = await work({ ...tx, change })
    await recordChange(tx, change, event.version)
    await backend.importing?.record(tx, change)
    return { result, change: event }
  })
  backend.live.publish(change)
  return result
}

export async function insertRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  values: NewValues<N>,
): Promise<string> {
  const row = await backend.db
    .insertInto(asTable(noun))
    .values({
      ...values,
      ...generatedColumns(backend),
      ...backend.importing?.columns(noun),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordRow(backend, admin, noun, { after: row })
  return row.id
}

/** @throws the database's error when its key is taken or a referenced row is missing */
export async function restoreRow(backend: Backend, admin: Admin, noun: Noun, row: StoredRow) {
  await backend.db.insertInto(asTable(noun)).values(row).execute()
  await recordRow(backend, admin, noun, { after: row })
}

/**
 * @param revision 0 for a missing row; without it any revision is overwritten
 * @throws DomainError outdated
 */
export async function upsertRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  key: Values<N>,
  values: Values<N>,
  revision?: number,
): Promise<void> {
  const generated = generatedColumns(backend)
  const before = await findRow(backend, noun, key)
  const row = await backend.db
    .insertInto(asTable(noun))
    .values({ ...key, ...values, ...generated })
    .onConflict((conflict) =>
      conflict
        .columns(Object.keys(key) as 'id'[])
        .doUpdateSet(({ eb, ref }) => ({
          ...(values as object),
          updated_at: generated.updated_at,
          revision: eb(ref(`${asTable(noun)}.revision`), '+', 1),
        }))
        .where(({ eb, ref, lit }) =>
          revision === undefined ? lit(true) : eb(ref(`${asTable(noun)}.revision`), '=', revision),
        ),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('outdated')
  await recordRow(backend, admin, noun, { before, after: row })
}

/** For switches and orders, which overwrite no text. @throws DomainError missing */
export async function patchRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  id: string,
  values: Values<N>,
): Promise<void> {
  await updateRow(backend, admin, noun, { id, revision: undefined }, values)
}

/** @throws DomainError missing; outdated when the row has changed since */
export async function updateRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  { id, revision }: { id: string; revision: number | undefined },
  values: Values<N>,
): Promise<void> {
  const before = await findRow(backend, noun, { id })
  const row = await backend.db
    .updateTable(asTable(noun))
    .set((eb) => ({
      ...(values as object),
      updated_at: backend.clock.now().toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError(before ? 'outdated' : 'missing')
  await recordRow(backend, admin, noun, { before, after: row })
}

/** Does nothing if the row is gone. The history keeps it, its parts and their files. */
export async function deleteRow(backend: Backend, admin: Admin, noun: Noun, id: string) {
  await backend.disk.makeRoom()
  await deleteParts(backend, admin, noun, id)
  await emptyReferences(backend, admin, noun, id)
  const row = await backend.db
    .deleteFrom(asTable(noun))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await recordRow(backend, admin, noun, { before: row })
}

async function deleteParts(backend: Backend, admin: Admin, to: Noun, id: string) {
  for (const reference of referencingColumns(backend.nouns, 'cascade')) {
    const ids = reference.to === to ? await findReferencingIds(backend, reference, id) : []
    for (const partId of ids) await deleteRow(backend, admin, reference.noun, partId)
  }
}

/** Sets references to null here, not only in the database, so that this is part of the change and can be undone. */
async function emptyReferences(backend: Backend, admin: Admin, to: Noun, id: string) {
  for (const reference of referencingColumns(backend.nouns, 'set-null')) {
    const ids = reference.to === to ? await findReferencingIds(backend, reference, id) : []
    const emptied = { [reference.column]: null }
    for (const rowId of ids) await patchRow(backend, admin, reference.noun, rowId, emptied)
  }
}

async function findReferencingIds(
  { db }: Backend,
  { noun, column }: { noun: Noun; column: string },
  id: string,
): Promise<string[]> {
  const rows = db
    .selectFrom(asTable(noun))
    .select('id')
    .where(column as 'title', '=', id)
  return (await rows.execute()).map((row) => row.id)
}

async function recordRow(
  backend: Backend,
  admin: Admin,
  noun: Noun,
  { before, after }: { before?: { id: string } | undefined; after?: { id: string } },
): Promise<void> {
  const action = actionOf({ before, after })
  const row = (after ?? before) as StoredRow
  const summary = nameOfRow(backend.nouns, noun, row)
  await recordAudit(backend, admin, { action, noun, rowId: row.id, summary })
  const change = backend.change ?? openChange()
  change.adminId = admin.id
  const written = { before: before as StoredRow | undefined, after: after as StoredRow | undefined }
  recordWrite(change, { noun, id: row.id, ...written })
  if (!backend.change) await recordChange(backend, change, await storedVersion(backend.db))
}

export function storedRow(backend: Backend, noun: Noun, id: string) {
  return findRow(backend, noun, { id }) as Promise<StoredRow | undefined>
}

export function storedRows({ db }: Backend, noun: Noun, ids: readonly string[]) {
  return db.selectFrom(asTable(noun)).selectAll().where('id', 'in', ids).execute()
}

/** Deletes a row that visitors cannot see any more, without history. */
export async function eraseRow({ db }: Backend, noun: Noun, id: string): Promise<void> {
  await db.deleteFrom(asTable(noun)).where('id', '=', id).execute()
}

function findRow({ db }: Backend, noun: Noun, key: object) {
  return db
    .selectFrom(asTable(noun))
    .selectAll()
    .where(({ and }) => and(key as { id: string }))
    .executeTakeFirst()
}

function generatedColumns({ clock }: Backend) {
  const at = clock.now().toISOString()
  return { id: crypto.randomUUID() as string, created_at: at, updated_at: at, revision: 1 }
}
