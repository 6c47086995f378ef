import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Dialect } from 'kysely'
import { ConfigError } from '~/platform/runtime/env.server'
import { makeFolders } from '~/platform/runtime/make-folders.server'
import { type Handle, type Statement, twoHandleDialect } from './sqlite-driver.server'
import { checkFileBeforeWrites, claimDatabase, refuseLostDatabase } from './sqlite-file.server'

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'skrivestue.db')
}

/** Whether another process has the database open: SQLite then refuses to leave WAL mode. */
export function isDatabaseOpen(dataDir: string): boolean {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) return false
  using database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
    return false
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return true
    throw error
  }
}

/** The wait for locks of the moment; the dialect waits for longer ones. */
const waitMs = 5000

const busy = 5
const readOnly = 8
const ioError = 10
const corrupt = 11
const full = 13
const cannotOpen = 14

/**
 * Every commit is synced to disk before it returns.
 * @param createIfMissing creates a database even if the folder had one before, for a restore
 * @throws ConfigError when the folder is not writable or the file is not a valid database
 */
export function sqliteDialect(dataDir: string, { createIfMissing = false } = {}): Dialect {
  const file = databaseFile(dataDir)
  prepareFolder(dataDir)
  if (!createIfMissing || existsSync(file)) refuseLostDatabase(dataDir, file)
  const writer = open(file)
  const reader = new DatabaseSync(file, { readOnly: true, timeout: waitMs, defensive: true })
  // Opens the write-ahead log too, so that it can be read after the folder was moved.
  reader.exec('select count(*) from sqlite_schema')
  return twoHandleDialect({
    writer: adapter(writer, checkFileBeforeWrites(file)),
    reader: adapter(reader, () => {}),
  })
}

function prepareFolder(dataDir: string) {
  try {
    makeFolders(dataDir)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be created: ${(error as Error).message}`)
  }
}

function open(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, {
      enableForeignKeyConstraints: true,
      timeout: waitMs,
      defensive: true,
    })
    claimDatabase(database)
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; begin immediate; rollback',
    )
    const { quick_check } = database.prepare('pragma quick_check(1)').get() as {
      quick_check: string
    }
    if (quick_check === 'ok') {
      database.exec('pragma busy_timeout = 0')
      return database
    }
    database.close()
    throw Object.assign(new Error(quick_check), { errcode: corrupt })
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    const advice = adviceByCode.get((errcode ?? 0) & 0xff)
    // `quick_check` reports one fault over several lines.
    const reason = message.replaceAll(/\s*\n\s*/g, ' ')
    throw new ConfigError(`${file} cannot be used: ${reason}${advice ? `; ${advice}` : ''}`)
  }
}

const adviceByCode = new Map([
  [readOnly, 'it cannot be written: check its owner, and whether its disk is mounted read-only'],
  [ioError, 'its disk fails: check the system log, then restore a backup'],
  [corrupt, 'restore a backup'],
  [full, 'its disk is full: make room'],
  [cannotOpen, 'the account of this process has to be able to read and write it and its folder'],
  [busy, 'another program has it open: close that program first'],
])

const maxStatements = 500

/** Statements that may run after the database file was moved or deleted. */
const allowedWithoutFile = /^(select|rollback)\b/i

/** SQLite rolls back by itself on a full disk; a second rollback would hide the reason. */
const noOperation: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
}

function adapter(database: DatabaseSync, checkPresence: () => void): Handle {
  const cache = new Map<string, Statement>()
  function prepareCached(query: string): Statement {
    const cached = cache.get(query)
    if (cached) return cached
    const statement = adaptStatement(database.prepare(query))
    if (cache.size < maxStatements) cache.set(query, statement)
    return statement
  }
  return {
    close: () => database.close(),
    prepare(query) {
      if (query === 'rollback' && !database.isTransaction) return noOperation
      if (!allowedWithoutFile.test(query)) checkPresence()
      return prepareCached(query)
    },
  }
}

function adaptStatement(statement: StatementSync): Statement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  }
}
