import type { Insertable, Updateable } from 'kysely'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { storedVersion } from '~/platform/live/live.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { recordAudit } from './audit.server'
import { type Noun, nameOfRow, namingColumns } from './nouns'
import { actionOf, enterRow, openChange, type StoredRow } from './open-change'
import { recordChange } from './record-change.server'
import { idsNaming } from './rows-naming.server'

type Managed = 'id' | 'created_at' | 'updated_at' | 'revision'
type NewValues<N extends Noun> = Omit<Insertable<Schema[N]>, Managed>
type Values<N extends Noun> = Omit<Updateable<Schema[N]>, Managed>

/**
 * Runs a change of the site in one transaction and, once it is committed, lets everything that
 * shows the nouns know (docs/architecture.md, "Word of changes"). It is entered first, for which changes
 * wait for each other: what the work finds, such as a slug that is free, holds until it is committed.
 */
export async function commitChange<T>(
  backend: Backend,
  nouns: readonly Noun[],
  work: (backend: Backend) => Promise<T>,
): Promise<T> {
  const { result, change } = await inTransaction(backend, async (inside) => {
    const change = await inside.live.record(inside.db, nouns)
    const written = openChange()
    const result = await work({ ...inside, change: written })
    await recordChange(inside, written, change.version)
    return { result, change }
  })
  backend.live.publish(change)
  return result
}

/** Stores a new row and answers its id. */
export async function insertRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  values: NewValues<N>,
): Promise<string> {
  const row = await backend.db
    .insertInto(plain(noun))
    .values({ ...values, ...managed(backend) } as never)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordRow(backend, admin, noun, { after: row })
  return row.id
}

/**
 * Puts a row back that was deleted, as it was.
 * @throws whatever the database has against it: what it refers to is gone, or its key is taken
 */
export async function restoreRow(
  backend: Backend,
  admin: Admin,
  noun: Noun,
  row: StoredRow,
): Promise<void> {
  await backend.db
    .insertInto(plain(noun))
    .values(row as never)
    .execute()
  await recordRow(backend, admin, noun, { after: row })
}

/**
 * Changes a row that is still at the given revision.
 * @throws DomainError missing; outdated when it was changed since
 */
export async function updateRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  { id, revision }: { id: string; revision: number },
  values: Values<N>,
): Promise<void> {
  const before = await rowAt(backend, noun, { id })
  const changes = {
    ...values,
    updated_at: backend.clock.now().toISOString(),
    revision: revision + 1,
  }
  const row = await backend.db
    .updateTable(plain(noun))
    .set(changes as never)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError(before ? 'outdated' : 'missing')
  await recordRow(backend, admin, noun, { before, after: row })
}

/**
 * Changes the row that has these values in the columns of its unique key, or stores a new one.
 * @param revision the one it was read at, 0 where nothing was stored yet; without it the row is
 *   written whatever is there
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
  const fresh = managed(backend)
  const before = await rowAt(backend, noun, key)
  const row = await backend.db
    .insertInto(plain(noun))
    .values({ ...key, ...values, ...fresh } as never)
    .onConflict((conflict) =>
      conflict
        .columns(Object.keys(key) as never)
        .doUpdateSet(({ eb, ref }) => ({
          ...(values as object),
          updated_at: fresh.updated_at,
          revision: eb(ref(`${plain(noun)}.revision`), '+', 1),
        }))
        .where(({ eb, ref, lit }) =>
          revision === undefined ? lit(true) : eb(ref(`${plain(noun)}.revision`), '=', revision),
        ),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('outdated')
  await recordRow(backend, admin, noun, { before, after: row })
}

/**
 * Changes a row whatever its revision: for switches and orders, which overwrite nothing typed.
 * @throws DomainError missing
 */
export async function patchRow<N extends Noun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  id: string,
  values: Values<N>,
): Promise<void> {
  const before = await rowAt(backend, noun, { id })
  const row = await backend.db
    .updateTable(plain(noun))
    .set((eb) => ({
      ...(values as object),
      updated_at: backend.clock.now().toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new DomainError('missing')
  await recordRow(backend, admin, noun, { before, after: row })
}

/**
 * Deletes a row and what belongs to it; one that is gone already is no error. The history has them
 * still, and keeps the files they name.
 */
export async function deleteRow(
  backend: Backend,
  admin: Admin,
  noun: Noun,
  id: string,
): Promise<void> {
  await backend.disk.makeRoomForDeleting()
  await deleteBelongings(backend, admin, noun, id)
  await emptyReferences(backend, admin, noun, id)
  const row = await backend.db
    .deleteFrom(plain(noun))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await recordRow(backend, admin, noun, { before: row })
}

async function deleteBelongings(backend: Backend, admin: Admin, to: Noun, id: string) {
  for (const naming of namingColumns(backend.nouns, 'deleted')) {
    const ids = naming.to === to ? await idsNaming(backend, naming, id) : []
    for (const own of ids) await deleteRow(backend, admin, naming.noun, own)
  }
}

/** Not by the database alone, so that it is in the same change and comes back with it. */
async function emptyReferences(backend: Backend, admin: Admin, to: Noun, id: string) {
  for (const naming of namingColumns(backend.nouns, 'emptied')) {
    const ids = naming.to === to ? await idsNaming(backend, naming, id) : []
    const emptied = { [naming.column]: null }
    for (const own of ids) await patchRow(backend, admin, naming.noun, own, emptied)
  }
}

/** Who did it, and the name of what it was done to: for every row, since no caller can leave it out. */
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
  enterRow(change, { noun, id: row.id, ...written })
  if (!backend.change) await recordChange(backend, change, await storedVersion(backend.db))
}

/** A row as it is stored, if it is there. */
export function storedRow(backend: Backend, noun: Noun, id: string) {
  return rowAt(backend, noun, { id }) as Promise<StoredRow | undefined>
}

/** Removes a row that visitors cannot see any more, without a trace in the history. */
export async function eraseRow({ db }: Backend, noun: Noun, id: string): Promise<void> {
  await db.deleteFrom(plain(noun)).where('id', '=', id).execute()
}

/** The row that has these values, as it is stored. */
function rowAt({ db }: Backend, noun: Noun, key: object) {
  return db
    .selectFrom(plain(noun))
    .selectAll()
    .where(({ and }) => and(key as { id: string }))
    .executeTakeFirst()
}

/** What a new row has beside its values. */
function managed({ clock }: Backend) {
  const at = clock.now().toISOString()
  return { id: crypto.randomUUID() as string, created_at: at, updated_at: at, revision: 1 }
}

/** The tables are alike in what is done with them here: the type of one stands for all. */
function plain(noun: Noun): 'news' {
  return noun as 'news'
}
