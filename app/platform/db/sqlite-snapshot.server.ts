import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { siteTables, sqliteColumns } from './migrations.server'
import { type PlainRow, type RowsSnapshot, tablesOf } from './snapshot-of-rows'
import { databaseFile } from './sqlite.server'

/** Opens a separate connection, so that pages do not wait for it. */
export async function sqliteSnapshot(dataDir: string): Promise<RowsSnapshot> {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 })
  try {
    database.exec('begin')
    return {
      tables: tablesOf(siteTables, sqliteColumns(database)),
      async *rows({ name, key }) {
        const query = database.prepare(`select * from ${name} order by ${key.join(', ')}`)
        for (const row of query.iterate()) yield row as PlainRow
      },
      close: async () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

const integrityCheck = `
  const { workerData, parentPort } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 })
  const found = [
    ...database.prepare('pragma integrity_check(1)').all().map(({ integrity_check }) => integrity_check),
    ...database.prepare('pragma foreign_key_check').all().map(({ table }) => 'a row of ' + table + ' refers to nothing'),
  ]
  parentPort.postMessage(found.find((words) => words !== 'ok') ?? '')
`

/** The first error of SQLite's integrity check. Runs in a worker thread, because it reads the whole file. */
export function sqliteDamage(dataDir: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(integrityCheck, { eval: true, workerData: databaseFile(dataDir) })
    worker.once('message', (damage: string) => resolve(damage || undefined))
    worker.once('error', reject)
  })
}

/** Uses SQLite's lock, which ends with the process. Undefined when another process holds it. */
export async function tryFolderLock<T>(
  dataDir: string,
  work: () => Promise<T>,
): Promise<{ result: T } | undefined> {
  using lock = new DatabaseSync(join(dataDir, 'backup.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch {
    return undefined
  }
  return { result: await work() }
}
