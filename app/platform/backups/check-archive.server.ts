import type { Archive } from './archive'
import { type Tally, Tallying, tallyOf } from './lines.server'
import { DamagedBackupError, type StoredEntry } from './manifest'

/**
 * Reads all of a backup and compares it with its hashes.
 * @returns its files
 * @throws DamagedBackupError naming the first thing that is not as it was
 */
export async function checkArchive(archive: Archive): Promise<StoredEntry[]> {
  const { tables, files } = archive.manifest
  for (const { name, rows, bytes, sha256 } of tables) {
    const found = await tallyLines(archive.rows(name), `The rows of ${name}`)
    if (found.lines !== rows || found.bytes !== bytes || found.sha256 !== sha256) {
      throw new DamagedBackupError(`The rows of ${name} are not those that were backed up`)
    }
  }
  const entries: StoredEntry[] = []
  const list = await tallyLines(collecting(archive.entries(), entries), 'The list of the files')
  if (list.lines !== files.count || list.sha256 !== files.sha256) {
    throw new DamagedBackupError('The list of the files is not the one that was written')
  }
  for (const entry of entries) await checkFile(archive, entry)
  return entries
}

async function checkFile(archive: Archive, entry: StoredEntry) {
  const found = await archive
    .file(entry)
    .then(tallyOf)
    .catch((error: unknown) => {
      throw new DamagedBackupError(`The file ${entry.path} cannot be read`, { cause: error })
    })
  if (found.sha256 === entry.sha256 && found.bytes === entry.bytes) return
  throw new DamagedBackupError(`The file ${entry.path} is not the one that was backed up`)
}

async function* collecting(entries: AsyncIterable<StoredEntry>, into: StoredEntry[]) {
  for await (const entry of entries) {
    into.push(entry)
    yield JSON.stringify(entry)
  }
}

async function tallyLines(lines: AsyncIterable<string>, what: string): Promise<Tally> {
  const tallying = new Tallying()
  try {
    for await (const line of lines) tallying.add(`${line}\n`, 1)
  } catch (error) {
    throw new DamagedBackupError(`${what} cannot be read`, { cause: error })
  }
  return tallying.tally
}
