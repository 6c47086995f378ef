import { tryOrUndefined } from '~/http/try-or-undefined'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import type { Schema } from '~/platform/db/schema'
import type { ImportOptions } from './items'
import { movingCopy } from './moving.copy'
import type { ImportState, Report } from './moving-tables'

/** A running job whose process has not said for so long that it lives is taken over. */
const deadAfterMs = 15_000

export interface NewImport {
  kind: string
  /** The name that the author sees: a file name or a URL. */
  source: string
  options: ImportOptions
  /** For a source that a process of the site reads later; without it the caller reads the source. */
  later?: {
    upload?: string | undefined
    pictures?: string | undefined
    access?: string | undefined
  }
}

export async function createImport(
  backend: Backend,
  admin: Admin,
  { kind, source, options, later }: NewImport,
): Promise<string> {
  const id = crypto.randomUUID()
  const at = backend.clock.now().toISOString()
  await backend.db
    .insertInto('imports')
    .values({
      id,
      kind,
      source,
      origin: kind,
      options: JSON.stringify(options),
      admin_id: admin.id,
      state: 'reading',
      report: '{}',
      upload: later?.upload ?? null,
      pictures: later?.pictures ?? null,
      access: later?.access ?? null,
      readings: later ? 0 : null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await recordAudit(backend, admin, { action: 'start', noun: 'imports', summary: source })
  return id
}

export async function findImport({ db }: Backend, id: string) {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && parsedImport(row)
}

export type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>

function parsedImport({ options, report, ...row }: Schema['imports']) {
  return {
    ...row,
    options: (tryOrUndefined(() => JSON.parse(options)) ?? {}) as ImportOptions,
    report: (tryOrUndefined(() => JSON.parse(report)) ?? {}) as Report,
  }
}

/** The newest first. */
export async function listImports({ db }: Backend) {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(parsedImport)
}

export async function updateImport(
  { db, clock }: Backend,
  id: string,
  {
    report,
    options,
    ...values
  }: {
    state?: ImportState
    report?: Report
    options?: ImportOptions
    origin?: string
    access?: null
    readings?: number
  },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      ...values,
      ...(report && { report: JSON.stringify(report) }),
      ...(options && { options: JSON.stringify(options) }),
      updated_at: clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/** Changes the state if it is one of those given; another process or the author may have changed it. */
export async function moveState(
  { db, clock }: Backend,
  id: string,
  from: readonly ImportState[],
  state: ImportState,
): Promise<boolean> {
  // No process undoes it yet, so that it is claimed at once.
  const updated_at = (state === 'undoing' ? new Date(0) : clock.now()).toISOString()
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state, updated_at })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing of the source stays here after a dry run. */
export async function forgetDryRun(backend: Backend, id: string): Promise<void> {
  await backend.db.deleteFrom('import_items').where('import_id', '=', id).execute()
  await updateImport(backend, id, { state: 'undone' })
}

export const writing = ['running', 'undoing'] as const

const deadBefore = ({ clock }: Backend) =>
  new Date(clock.now().getTime() - deadAfterMs).toISOString()

/**
 * Claims the next job for this process: one that waits, or one whose process has died. Only one import writes at a time,
 * on all nodes, since an import checks which rows exist before it stores its own.
 */
export async function claimImport(backend: Backend): Promise<Import | undefined> {
  if (!(await nextImport(backend))) return undefined
  return inTransaction(backend, async (tx) => {
    if (await isAnyWriting(tx)) return undefined
    const next = await nextImport(tx)
    if (!next) return undefined
    const { id, state } = next
    await tx.db
      .updateTable('imports')
      .set({
        state: state === 'queued' ? 'running' : state,
        readings: Number(next.readings) + 1,
        updated_at: tx.clock.now().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    return findImport(tx, id)
  })
}

/** Claims this job for the process that calls it, unless another one is at work. */
export async function claimThisImport(
  backend: Backend,
  id: string,
  from: readonly ImportState[],
  state: (typeof writing)[number],
): Promise<boolean> {
  return inTransaction(backend, async (tx) => {
    if (await isAnyWriting(tx)) return false
    const isMoved = await moveState(tx, id, from, state)
    if (isMoved) await updateImport(tx, id, {})
    return isMoved
  })
}

/** Locks the jobs first: of two processes that claim one at the same time, the second sees what the first has claimed. */
async function isAnyWriting(tx: Backend): Promise<boolean> {
  await tx.db
    .updateTable('imports')
    .set(({ ref }) => ({ state: ref('state') }))
    .execute()
  const busy = await tx.db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', writing)
    .where('updated_at', '>=', deadBefore(tx))
    .executeTakeFirst()
  return busy !== undefined
}

function nextImport(backend: Backend) {
  const before = deadBefore(backend)
  return (
    backend.db
      .selectFrom('imports')
      .select(['id', 'state', 'readings'])
      .where(({ or, and, eb }) =>
        or([
          eb('state', '=', 'queued'),
          and([eb('state', '=', 'reading'), eb('readings', '=', 0)]),
          and([eb('state', '=', 'reading'), eb('readings', '>', 0), eb('updated_at', '<', before)]),
          and([eb('state', 'in', writing), eb('updated_at', '<', before)]),
        ]),
      )
      // One that fails again and again lets the others in between.
      .orderBy('updated_at')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
  )
}

/** The items by kind, group and state, with a few names of each: the table of a dry run and of a report. */
export async function countItems({ db }: Backend, id: string) {
  const groups = await db
    .selectFrom('import_items')
    .select(['kind', 'item_group', 'state', 'reason'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('name').as('example'),
      fn.max('name').as('last'),
    ])
    .where('import_id', '=', id)
    .groupBy(['kind', 'item_group', 'state', 'reason'])
    .orderBy('kind')
    .orderBy('item_group')
    .orderBy('state')
    .limit(500)
    .execute()
  return groups.map(({ count, ...group }) => ({ ...group, count: Number(count) }))
}

export type ItemCount = Awaited<ReturnType<typeof countItems>>[number]

/** The items that have no place here, are refused or were left as the author edited them. */
export async function listedItems({ db }: Backend, id: string, limit = 500) {
  return db
    .selectFrom('import_items')
    .select(['position', 'kind', 'name', 'state', 'reason'])
    .where('import_id', '=', id)
    .where('state', 'in', ['refused', 'edited', 'no-place'])
    .where(({ or, eb }) => or([eb('reason', 'is', null), eb('reason', '!=', movingCopy.leftOut)]))
    .orderBy('position')
    .limit(limit)
    .execute()
}
