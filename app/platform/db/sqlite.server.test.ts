import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { ConfigError } from '~/platform/runtime/env.server'
import { LostDataError } from '~/platform/runtime/fault'
import { checkSchema } from './check-schema.server'
import { openDatabase } from './db.server'
import type { Schema } from './schema'
import { sqliteDialect } from './sqlite.server'
import { sqliteDamage } from './sqlite-snapshot.server'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a damaged database is refused', () => {
  const folder = dataDir()
  writeFileSync(
    join(folder, 'skrivestue.db'),
    'SQLite format 3\0 and then nothing that makes sense',
  )
  expect(() => sqliteDialect(folder)).toThrow(ConfigError)
})

test('an empty database file is refused', () => {
  const folder = dataDir()
  writeFileSync(join(folder, 'skrivestue.db'), '')
  expect(() => sqliteDialect(folder)).toThrow(/damaged or not a database/)
})

test('a missing database beside uploaded files is refused', () => {
  const folder = dataDir()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'billede.jpg'), 'x')
  expect(() => sqliteDialect(folder)).toThrow(/holds files but no skrivestue\.db/)
})

test.each([
  ['that is a file', 'fil', /cannot be created/],
  ['in a file', 'fil/data', /cannot be created/],
  ['whose database is a folder', '', /skrivestue\.db is damaged or not a database/],
])('a DATA_DIR %s is refused', (_, path, words) => {
  const folder = dataDir()
  writeFileSync(join(folder, 'fil'), '')
  mkdirSync(join(folder, 'skrivestue.db'))
  expect(() => sqliteDialect(join(folder, path))).toThrow(words)
})

test.each([
  ['skrivestue.db-wal', 'the log of a database'],
  ['installation', 'the mark of an installation'],
])('a missing database beside %s is refused', (name) => {
  const folder = dataDir()
  writeFileSync(join(folder, name), 'x')
  expect(() => sqliteDialect(folder)).toThrow(`holds ${name} but no skrivestue.db`)
})

test('a database of another program is refused and not changed', () => {
  const folder = dataDir()
  const foreign = new DatabaseSync(join(folder, 'skrivestue.db'))
  foreign.exec('create table schema_migrations (version text)')
  expect(() => sqliteDialect(folder)).toThrow(/belongs to another program/)
  const { application_id } = foreign.prepare('pragma application_id').get() as never
  expect(application_id).toBe(0)
  foreign.close()
})

test('a database without its last byte is refused', () => {
  const folder = migratedFolder()
  const file = join(folder, 'skrivestue.db')
  const { page_count, page_size } = pragmas(file)
  truncateSync(file, page_count * page_size - 1)
  expect(() => sqliteDialect(folder)).toThrow(/damaged/)
  truncateSync(file, (page_count - 1) * page_size)
  expect(() => sqliteDialect(folder)).toThrow(/damaged/)
})

test('damaged trees are refused with one line', () => {
  const folder = migratedFolder()
  const file = join(folder, 'skrivestue.db')
  const database = new DatabaseSync(file)
  const { rootpage, page_size } = database
    .prepare(`select rootpage, page_size from sqlite_master, pragma_page_size where name = 'news'`)
    .get() as { rootpage: number; page_size: number }
  database.close()
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(100, 7), 0, 100, (rootpage - 1) * page_size)
  closeSync(descriptor)
  expect(() => sqliteDialect(folder)).toThrow(/^[^\n]+ cannot be used: [^\n]+; restore a backup$/)
})

test('a disk error is refused with what the operator can do', () => {
  const folder = migratedFolder()
  mkdirSync(join(folder, 'skrivestue.db-journal'))
  expect(() => sqliteDialect(folder)).toThrow(
    /cannot be used: disk I\/O error; its disk fails: check the system log/,
  )
})

test.each([
  ['drop table news', 'lacks the table news'],
  ['alter table news drop column content', 'lacks the column content of the table news'],
])('a database is refused after »%s«', async (damage, words) => {
  const folder = migratedFolder()
  const database = new DatabaseSync(join(folder, 'skrivestue.db'))
  database.exec(damage)
  database.close()
  const opened = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  onTestFinished(() => opened.db.destroy())
  await expect(checkSchema(opened.db)).rejects.toThrow(words)
})

test('commits are synced, deleted text is overwritten, and references are checked', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const setting = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(backend.db)
    return rows[0]?.[name]
  }
  expect(await setting('synchronous')).toBe(2)
  expect(await setting('secure_delete')).toBe(1)
  expect(await setting('foreign_keys')).toBe(1)
  expect(await setting('journal_mode')).toBe('wal')
})

test('a database that cannot be opened is not told as sound', async () => {
  await expect(sqliteDamage(dataDir())).rejects.toThrow(/unable to open/)
})

test('a row that refers to nothing is damage', async () => {
  const { backend, database } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  expect(await database.damage()).toBeUndefined()
  await sql`pragma foreign_keys = off`.execute(backend.db)
  await backend.db.deleteFrom('bibliography').execute()
  expect(await database.damage()).toBe('a row of reviews refers to nothing')
})

test('writes to a moved file are refused, reads still work', async () => {
  const folder = migratedFolder()
  const db = new Kysely<Schema>({ dialect: sqliteDialect(folder) })
  onTestFinished(() => db.destroy())
  const save = (name: string) =>
    db.insertInto('secrets').values({ name, value: '', created_at: '' }).execute()
  const elsewhere = `${folder}-elsewhere`
  renameSync(folder, elsewhere)
  await expect(save('lost')).rejects.toThrow(LostDataError)
  await expect(db.transaction().execute(() => save('lost'))).rejects.toThrow(LostDataError)
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([])
  renameSync(elsewhere, folder)
  await save('back')
  expect(await db.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'back' }])
})

function migratedFolder(): string {
  const folder = dataDir()
  cpSync(inject('sqliteTemplate'), folder, { recursive: true })
  return folder
}

function pragmas(file: string): { page_count: number; page_size: number } {
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare('select page_count, page_size from pragma_page_count, pragma_page_size')
      .get() as never
  } finally {
    database.close()
  }
}
