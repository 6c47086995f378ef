import { columnsAfter } from '~/platform/db/migrations.server'
import { checkedPath } from '~/platform/files/file-path'
import { leftOutTables } from './left-out'
import { type Tally, Tallying, tallyOf } from './lines.server'
import { type Archive, DamagedBackupError, type Manifest, type StoredEntry } from './manifest'

/**
 * Reads a whole backup, verifies its hashes, and checks tables, columns and paths.
 * @returns its files
 * @throws DamagedBackupError naming the first fault
 */
export async function checkArchive(archive: Archive): Promise<StoredEntry[]> {
  const { manifest } = archive
  checkTables(manifest)
  for (const table of manifest.tables) {
    const what = `The rows of ${table.name}`
    const found = await tallyLines(fitting(archive.rows(table.name), table), table.bytes, what)
    if (found.lines !== table.rows || !isSame(found, table)) {
      throw new DamagedBackupError(`${what} differ from those that were backed up`)
    }
  }
  const { count, listBytes, sha256 } = manifest.files
  const entries: StoredEntry[] = []
  const lines = collecting(archive.entries(), entries)
  const list = await tallyLines(lines, listBytes, 'The list of the files')
  if (list.lines !== count || list.sha256 !== sha256) {
    throw new DamagedBackupError('The list of the files differs from the one that was written')
  }
  for (const entry of entries) await checkFile(archive, entry)
  return entries
}

/** Checks that the backup has all tables and columns of its schema. */
function checkTables({ migrations, tables }: Manifest) {
  const expected = schemaOf(migrations)
  const named = new Set(tables.map(({ name }) => name))
  const missing = [...expected.keys()].find((name) => !named.has(name) && !(name in leftOutTables))
  if (missing || tables.length === 0) {
    throw new DamagedBackupError(`The table ${missing ?? 'of content'} is missing in the backup`)
  }
  for (const { name, columns } of tables) {
    const names = columns.map((column) => column.name).sort()
    if (names.join() === expected.get(name)?.toSorted().join()) continue
    throw new DamagedBackupError(`The table ${name} of the backup does not match its version`)
  }
}

function schemaOf(migrations: Manifest['migrations']): Map<string, string[]> {
  try {
    return columnsAfter(migrations)
  } catch (error) {
    throw new DamagedBackupError('The backup leaves out a migration', { cause: error })
  }
}

async function* fitting(lines: AsyncIterable<string>, table: Manifest['tables'][number]) {
  const columns = new Set(table.columns.map(({ name }) => name))
  for await (const line of lines) {
    const unknown = Object.keys(JSON.parse(line)).find((name) => !columns.has(name))
    if (unknown) {
      throw new DamagedBackupError(`A row of ${table.name} has a column ${unknown}, unknown here`)
    }
    yield line
  }
}

async function checkFile(archive: Archive, entry: StoredEntry) {
  const found = await archive
    .file(entry)
    .then((file) => tallyOf(file))
    .catch((error: unknown) => {
      throw new DamagedBackupError(`The file ${entry.path} cannot be read`, { cause: error })
    })
  if (isSame(found, entry)) return
  throw new DamagedBackupError(`The file ${entry.path} differs from the one that was backed up`)
}

function isSame(found: Omit<Tally, 'lines'>, expected: Omit<Tally, 'lines'>): boolean {
  return found.bytes === expected.bytes && found.sha256 === expected.sha256
}

async function* collecting(entries: AsyncIterable<StoredEntry>, into: StoredEntry[]) {
  const paths = new Set<string>()
  for await (const entry of entries) {
    if (paths.has(entry.path)) throw new DamagedBackupError(`${entry.path} is listed twice`)
    paths.add(checkedPath(entry.path))
    into.push(entry)
    yield JSON.stringify(entry)
  }
}

async function tallyLines(
  lines: AsyncIterable<string>,
  maxBytes: number,
  what: string,
): Promise<Tally> {
  const tallying = new Tallying()
  try {
    for await (const line of lines) {
      tallying.add(`${line}\n`, 1)
      if (tallying.bytes > maxBytes) throw new DamagedBackupError(`${what} are too many`)
    }
  } catch (error) {
    if (error instanceof DamagedBackupError) throw error
    throw new DamagedBackupError(`${what} cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return tallying.tally
}
