import { ZodError } from 'zod'
import { excludedTables } from '~/platform/backups/excluded'
import { isStageable } from '~/platform/backups/unfinished-restore.server'
import { columnsAfter } from '~/platform/db/migrations.server'
import { checkedPath, InvalidPathError } from '~/platform/files/file-path'
import { type Tally, TallyCounter, tallyStream } from './lines.server'
import { type Archive, DamagedBackupError, type Manifest, type StoredEntry } from './manifest'

/** @throws DamagedBackupError naming the first fault */
export async function checkArchive(archive: Archive): Promise<StoredEntry[]> {
  const { manifest } = archive
  checkTables(manifest)
  for (const table of manifest.tables) {
    const name = `The rows of ${table.name}`
    const actual = await tallyLines(
      refuseUnknownColumns(archive.rows(table.name), table),
      table.bytes,
      name,
    )
    if (actual.lines !== table.rows || !hasSameContent(actual, table)) {
      throw new DamagedBackupError(`${name} differ from those that were backed up`)
    }
  }
  const { count, listBytes, sha256 } = manifest.files
  const entries: StoredEntry[] = []
  const lines = collectEntries(archive.entries(), entries)
  const list = await tallyLines(lines, listBytes, 'The list of the files')
  if (list.lines !== count || list.sha256 !== sha256) {
    throw new DamagedBackupError('The list of the files differs from the one that was written')
  }
  for (const entry of entries) await checkFile(archive, entry)
  return entries
}

function checkTables({ migrations, tables }: Manifest) {
  const expected = columnsByTable(migrations)
  const tableNames = new Set(tables.map(({ name }) => name))
  const missing = [...expected.keys()].find(
    (name) => !tableNames.has(name) && !(name in excludedTables),
  )
  if (missing || tables.length === 0) {
    throw new DamagedBackupError(`The table ${missing ?? 'of content'} is missing in the backup`)
  }
  for (const { name, columns } of tables) {
    const names = columns.map((column) => column.name).sort()
    if (names.join() === expected.get(name)?.toSorted().join()) continue
    throw new DamagedBackupError(`The table ${name} of the backup does not match its version`)
  }
}

function columnsByTable(migrations: Manifest['migrations']): Map<string, string[]> {
  try {
    return columnsAfter(migrations)
  } catch (error) {
    throw new DamagedBackupError('The backup lacks a migration', { cause: error })
  }
}

async function* refuseUnknownColumns(
  lines: AsyncIterable<string>,
  table: Manifest['tables'][number],
) {
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
  const actual = await archive
    .file(entry)
    .then((file) => tallyStream(file))
    .catch((error: unknown) => {
      throw new DamagedBackupError(`The file ${entry.path} cannot be read`, { cause: error })
    })
  if (hasSameContent(actual, entry)) return
  throw new DamagedBackupError(`The file ${entry.path} differs from the one that was backed up`)
}

function hasSameContent(actual: Omit<Tally, 'lines'>, expected: Omit<Tally, 'lines'>): boolean {
  return actual.bytes === expected.bytes && actual.sha256 === expected.sha256
}

async function* collectEntries(source: AsyncIterable<StoredEntry>, entries: StoredEntry[]) {
  const paths = new Set<string>()
  for await (const entry of source) {
    if (paths.has(entry.path)) throw new DamagedBackupError(`${entry.path} is listed twice`)
    paths.add(checkedPath(entry.path))
    if (!isStageable(entry.path)) throw new InvalidPathError(entry.path)
    entries.push(entry)
    yield JSON.stringify(entry)
  }
}

async function tallyLines(lines: AsyncIterable<string>, maxBytes: number, name: string) {
  const counter = new TallyCounter()
  try {
    for await (const line of lines) {
      counter.add(`${line}\n`, 1)
      if (counter.bytes > maxBytes) throw new DamagedBackupError(`${name} are too many`)
    }
  } catch (error) {
    if (error instanceof DamagedBackupError) throw error
    const { message } = error as Error
    const reason = error instanceof ZodError ? 'its values have other types' : message
    throw new DamagedBackupError(`${name} cannot be read: ${reason}`, { cause: error })
  }
  return counter.tally
}
