import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'
import { ConfigError } from './env.server'
import { makeFolders } from './make-folders.server'

/**
 * Kysely on Node's own SQLite, in a file in the data folder. Every commit is on the disk before it
 * is acknowledged.
 * @throws ConfigError when the folder cannot be written or the file is not a sound database.
 */
export function sqliteDialect(dataDir: string): SqliteDialect {
  const file = join(dataDir, 'skrivestue.db')
  prepareFolder(dataDir)
  refuseLostDatabase(dataDir, file)
  return new SqliteDialect({ database: adapter(open(file)) })
}

function prepareFolder(dataDir: string) {
  try {
    makeFolders(dataDir)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be created: ${(error as Error).message}`)
  }
}

/** SQLite would open a missing or empty file as a new database and hide that data is gone. */
function refuseLostDatabase(dataDir: string, file: string) {
  if (!existsSync(file)) {
    const files = join(dataDir, 'files')
    if (existsSync(files) && readdirSync(files).length > 0) {
      throw new ConfigError(
        `DATA_DIR ${dataDir} holds files but no skrivestue.db: restore a backup, or choose an empty folder`,
      )
    }
    return
  }
  if (statSync(file).size > 0 && header(file) === 'SQLite format 3\0') return
  throw new ConfigError(`${file} is damaged or not a database: restore a backup`)
}

function header(file: string): string {
  const bytes = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, bytes, 0, 16, 0)
  closeSync(descriptor)
  return bytes.toString('latin1')
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, {
      enableForeignKeyConstraints: true,
      timeout: 5000,
      defensive: true,
    })
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; begin immediate; rollback',
    )
    const { quick_check } = database.prepare('pragma quick_check(1)').get() as {
      quick_check: string
    }
    if (quick_check !== 'ok') throw new Error(quick_check)
    return database
  } catch (error) {
    throw new ConfigError(`${file} cannot be used: ${(error as Error).message}`)
  }
}

const mostStatements = 500

function adapter(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>()
  function statementOf(query: string): StatementSync {
    const known = prepared.get(query)
    if (known) return known
    const statement = database.prepare(query)
    if (prepared.size < mostStatements) prepared.set(query, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare(query) {
      const statement = statementOf(query)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}
