import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '~/platform/runtime/env.server'
import { LostDataError } from '~/platform/runtime/fault'
import { markFile } from '~/platform/runtime/installation-mark.server'

/** 'Skrv', the `application_id` of our SQLite databases. */
const applicationId = 0x536b7276

/** SQLite would open a missing, empty or truncated file as a database without data. */
export function refuseLostDatabase(dataDir: string, file: string): void {
  if (!existsSync(file)) {
    const remaining = findRemainingData(dataDir, file)
    if (!remaining) return
    throw new ConfigError(
      `DATA_DIR ${dataDir} holds ${remaining} but no skrivestue.db: restore a backup, or choose an empty folder`,
    )
  }
  if (isComplete(file)) return
  throw new ConfigError(`${file} is damaged or not a database: restore a backup`)
}

function findRemainingData(dataDir: string, file: string): string | undefined {
  const files = join(dataDir, 'files')
  if (existsSync(files) && (!statSync(files).isDirectory() || readdirSync(files).length > 0)) {
    return 'files'
  }
  return [`${file}-wal`, join(dataDir, markFile)]
    .find((path) => existsSync(path))
    ?.slice(dataDir.length + 1)
}

/** Checks the file's length, since SQLite opens a file with a cut-off last page and reads zeros. */
function isComplete(file: string): boolean {
  if (!statSync(file).isFile()) return false
  const header = readHeader(file)
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return false
  const { size } = statSync(file)
  const pageSize = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16)
  const pages = header.readUInt32BE(28)
  const isPageCountCurrent = header.readUInt32BE(24) === header.readUInt32BE(92)
  // The latest pages may still be in the write-ahead log.
  const walBytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0
  return size % pageSize === 0 && (walBytes > 0 || !isPageCountCurrent || size >= pages * pageSize)
}

function readHeader(file: string): Buffer {
  const bytes = Buffer.alloc(100)
  try {
    const descriptor = openSync(file, 'r')
    readSync(descriptor, bytes, 0, bytes.length, 0)
    closeSync(descriptor)
    return bytes
  } catch (error) {
    const reason = (error as Error).message
    throw new ConfigError(
      `${file} cannot be read: ${reason}; give it to the account of this process`,
    )
  }
}

export function claimDatabase(database: DatabaseSync): void {
  const { application_id } = database.prepare('pragma application_id').get() as {
    application_id: number
  }
  if (application_id === applicationId) return
  const tables = database.prepare('select name from sqlite_master').all()
  const names = new Set(tables.map(({ name }) => name))
  const isOurs = names.has('schema_migrations') && names.has('editable_content')
  if (application_id !== 0 || (names.size > 0 && !isOurs)) {
    throw new Error('it belongs to another program; choose another DATA_DIR')
  }
  database.exec(`pragma application_id = ${applicationId}`)
}

/** The check fails once the file was moved or deleted: SQLite would write on to the old one. */
export function checkFileBeforeWrites(file: string): () => void {
  const { ino, dev } = statSync(file)
  return () => {
    const current = statSync(file, { throwIfNoEntry: false })
    if (current?.ino !== ino || current.dev !== dev) throw new LostDataError(file)
  }
}
