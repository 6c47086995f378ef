import type { Backend } from '~/platform/backend.server'
import { chunk } from '~/platform/runtime/chunk'
import type { RowChange } from './audit'
import type { Noun } from './noun'
import { asTable, type Nouns, nameOfRow } from './nouns'
import {
  actionOf,
  type OpenChange,
  programId,
  type StoredRow,
  type WrittenRow,
} from './open-change'

/** Rows per statement: PostgreSQL and SQLite limit its values. */
const inBatches = <T>(values: readonly T[]) => chunk(values, 200)

function idBatches(rows: readonly WrittenRow[]): { noun: Noun; ids: string[] }[] {
  return [...Map.groupBy(rows, ({ noun }) => noun)].flatMap(([noun, group]) =>
    inBatches(group.map(({ id }) => id)).map((ids) => ({ noun, ids })),
  )
}

/** Stores a version of every row that has changed (docs/decisions/0027-history.md). */
export async function recordChange(
  { db, clock, nouns }: Backend,
  change: OpenChange,
  number: number,
): Promise<void> {
  const rows = (await rereadRows(db, change)).filter(hasChanged)
  if (rows.length === 0) return
  const at = clock.now().toISOString()
  const { id, undoneId: undone_id } = change
  const admin_id = change.isByProgram ? programId : change.adminId
  await db.insertInto('changes').values({ id, number, at, admin_id, undone_id }).execute()
  const last = await lastVersionNumbers(db, rows)
  const versions = rows.flatMap((row, place) =>
    newVersions(nouns, row, last.get(keyOf(row)), { change_id: id, at, place }),
  )
  await storeVersions(db, versions)
  await insertIntoTrash({ db, nouns }, change, at)
}

type Database = Backend['db']

/** A command may have written to a row again without recording it, such as its slug. */
async function rereadRows(db: Database, { rows }: OpenChange): Promise<WrittenRow[]> {
  const written = [...rows.values()]
  const stored = new Map<string, StoredRow>()
  for (const { noun, ids } of idBatches(written.filter(({ after }) => after))) {
    const table = db.selectFrom(asTable(noun)).selectAll()
    for (const row of await table.where('id', 'in', ids).execute())
      stored.set(keyOf({ noun, id: row.id }), row)
  }
  return written.map((row) => ({ ...row, after: row.after && stored.get(keyOf(row)) }))
}

const ignoredColumns = new Set(['revision', 'updated_at'])

function hasChanged({ before, after }: WrittenRow): boolean {
  if (!before || !after) return before !== after
  return Object.keys(after).some(
    (name) => !ignoredColumns.has(name) && after[name] !== before[name],
  )
}

async function lastVersionNumbers(db: Database, rows: WrittenRow[]): Promise<Map<string, number>> {
  const last = new Map<string, number>()
  for (const { noun, ids } of idBatches(rows)) {
    const storedRows = await db
      .selectFrom('row_versions')
      .select(({ fn }) => ['row_id', fn.max('number').as('number')])
      .where('noun', '=', noun)
      .where('row_id', 'in', ids)
      .groupBy('row_id')
      .execute()
    for (const { row_id: id, number } of storedRows) last.set(keyOf({ noun, id }), Number(number))
  }
  return last
}

/** The versions of a row to store; for a row without history, its state before the change too. */
function newVersions(
  nouns: Nouns,
  { noun, id, before, after }: WrittenRow,
  last: number | undefined,
  change: { change_id: string | null; at: string; place: number },
) {
  const version = (row: StoredRow, action: RowChange['action'], number: number) => {
    const content = JSON.stringify(row)
    const summary = nameOfRow(nouns, noun, row)
    return { noun, row_id: id, number, action, summary, content, bytes: Buffer.byteLength(content) }
  }
  const earlier = { change_id: null, at: String(before?.updated_at), place: 0 }
  const first =
    before && after && last === undefined ? [{ ...version(before, 'insert', 1), ...earlier }] : []
  const row = after ?? (before as StoredRow)
  const current = version(row, actionOf({ before, after }), (last ?? first.length) + 1)
  return [...first, { ...current, ...change }]
}

async function storeVersions(db: Database, versions: ReturnType<typeof newVersions>) {
  for (const group of inBatches(versions))
    await db.insertInto('row_versions').values(group).execute()
  const files = versions.flatMap(({ noun, row_id, number, content }) =>
    filesOf(JSON.parse(content)).map((file) => ({ ...file, noun, row_id, number })),
  )
  for (const group of inBatches(files)) await db.insertInto('version_files').values(group).execute()
}

function filesOf(row: StoredRow): { path: string; bytes: number }[] {
  const columns = [
    { path: row.file_path, bytes: row.file_size },
    { path: row.thumbnail_path, bytes: row.thumbnail_file_size },
  ]
  return columns.flatMap(({ path, bytes }) =>
    typeof path === 'string' ? [{ path, bytes: Number(bytes ?? 0) }] : [],
  )
}

async function insertIntoTrash(
  { db, nouns }: Pick<Backend, 'db' | 'nouns'>,
  change: OpenChange,
  at: string,
): Promise<void> {
  if (!change.trashedRow) return
  const { noun, id: row_id } = change.trashedRow
  const row = change.rows.get(keyOf({ noun, id: row_id }))
  const name = row?.before ? nameOfRow(nouns, noun, row.before) : null
  const { id: change_id, adminId: admin_id } = change
  await db.insertInto('trash').values({ change_id, noun, row_id, at, admin_id, name }).execute()
}

function keyOf({ noun, id }: { noun: Noun; id: string }): string {
  return `${noun} ${id}`
}
