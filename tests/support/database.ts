import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { composeMail } from '~/domain/mails/compose-mail.server'
import { nouns } from '~/domain/nouns/nouns.server'
import { openAuth } from '~/platform/auth/auth.server'
import type { Backend } from '~/platform/backend.server'
import { Backups } from '~/platform/backups/backups.server'
import { type Database, type OpenDatabase, openDatabase } from '~/platform/db/db.server'
import { postgresPool } from '~/platform/db/postgres.server'
import type { Schema } from '~/platform/db/schema'
import { openFileStore } from '~/platform/files/file-store.server'
import { memoryBroker } from '~/platform/live/live.server'
import { sendDueMails } from '~/platform/mail/outbox.server'
import type { Mail } from '~/platform/mail/transport.server'
import { fixedClock } from '~/platform/runtime/clock'
import { readEnv, type S3Settings } from '~/platform/runtime/env.server'
import postgresCover from '../postgres-cover.json' with { type: 'json' }
import { query } from './postgres'
import { databaseOn } from './template-databases'
import { guardTransactions } from './transaction-guard'

/** The two database engines. */
export type Engine = 'sqlite' | 'postgres'

/** The parameters of a database test: a new, empty backend and its surroundings. */
export interface DatabaseTest {
  backend: Backend
  database: OpenDatabase
  engine: Engine
  /** The folder of its files and, for SQLite, its database. */
  dataDir: string
  /** The log lines so far, oldest first. */
  logged: LogLine[]
  /** The mails that were sent so far, oldest first. */
  sent: Mail[]
  /** Sends what is in the outbox, and returns the subjects of all mails. */
  deliver(): Promise<string[]>
  /** The same backend at another instant (ISO 8601). */
  at(instant: string): Backend
}

export interface LogLine extends Record<string, unknown> {
  /** The level of pino: 30 is info, 40 a warning, 50 an error. */
  level: number
  msg?: string
}

export const testSecret = 'a secret that is long enough for a test'

/** The time in tests: a Saturday morning in Copenhagen. */
export const testInstant = '2026-11-21T09:00:00Z'

const engines: Record<Engine, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** The tests that `npm test` runs on PostgreSQL, too (scripts/postgres-cover.ts). */
const coveringTests = new Set(Object.values(postgresCover).flat())

/**
 * Runs a test on both engines, each with an empty, migrated database, an empty file store, and a clock
 * that does not advance from `now`. Most run on PostgreSQL only in `npm run test:all`.
 */
export function databaseTest(
  sentence: string,
  run: (context: DatabaseTest) => unknown,
  { now = testInstant }: { now?: string } = {},
): void {
  for (const engine of Object.keys(engines) as Engine[]) {
    const isInAll = engine === 'postgres' && !coveringTests.has(sentence)
    test(`${sentence} · ${engines[engine]}`, { tags: isInAll ? ['all'] : [] }, async () => {
      await run(await openDatabaseTest(engine, now))
    })
  }
}

/** The parameters of `databaseTest` for one engine; removed when the test ends. */
export async function openDatabaseTest(
  engine: Engine,
  now = testInstant,
  { s3 }: { s3?: S3Settings } = {},
): Promise<DatabaseTest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const database = await emptyDatabase(engine, dataDir)
  const db = guardTransactions(database.db)
  onTestFinished(() => db.destroy())
  const logged: LogLine[] = []
  const log = pino(
    { base: undefined, level: 'trace' },
    { write: (line: string) => logged.push(JSON.parse(line)) },
  )
  const sent: Mail[] = []
  const clock = fixedClock(now)
  const siteUrl = 'https://example.dk'
  const env = { ...readEnv({ SITE_URL: siteUrl, DATA_DIR: dataDir }), s3 }
  const files = await openFileStore(env)
  const disk = { hasRoom: async () => true, makeRoom: async () => {} }
  const backend: Backend = {
    db,
    withLock: (_turn, work) => work(),
    files,
    disk,
    live: memoryBroker(),
    log,
    clock,
    auth: openAuth({ db, siteUrl, secret: testSecret, log, disk }),
    mail: { send: async (mail) => void sent.push(mail), close: () => {} },
    backups: new Backups({ database, files, env, log, clock }),
    nouns,
    siteUrl,
    stagingUrl: undefined,
  }
  const at = (instant: string): Backend => ({ ...backend, clock: fixedClock(instant) })
  const deliver = async () => {
    await sendDueMails(backend, composeMail)
    return sent.map(({ subject }) => subject)
  }
  return { backend, database, engine, dataDir, logged, sent, deliver, at }
}

async function emptyDatabase(engine: Engine, dataDir: string): Promise<OpenDatabase> {
  if (engine === 'sqlite') {
    cpSync(inject('sqliteTemplate'), dataDir, { recursive: true })
    return openDatabase({ databaseUrl: undefined, dataDir })
  }
  connections ??= connect()
  const { opened, pool } = await connections
  const dialect = new PostgresDialect({ pool })
  await clear(new Kysely<Schema>({ dialect }))
  return { ...opened, db: new Kysely<Schema>({ dialect, ...recorder() }) }
}

/** Appends the SQL of each test to a file in the folder RECORD_SQL, if it is set. */
function recorder() {
  const folder = process.env.RECORD_SQL
  if (folder === undefined) return {}
  const statements = new Set<string>()
  const { testPath = '', currentTestName = '' } = expect.getState()
  onTestFinished(() => {
    const file = relative(join(import.meta.dirname, '../..'), testPath)
    const sentence = currentTestName.replace(/ · PostgreSQL$/, '')
    const line = JSON.stringify({ file, sentence, statements: [...statements] })
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
  })
  return { log: (event: LogEvent) => void statements.add(event.query.sql) }
}

let connections: ReturnType<typeof connect> | undefined

/**
 * The connections of this worker, shared by its tests: opening one takes longer than the queries of a test.
 * When a test ends, its handle is destroyed, but the connections stay open.
 */
async function connect() {
  const databaseUrl = await postgresDatabase()
  const opened = await openDatabase({ databaseUrl, dataDir: '' })
  const pool = postgresPool(databaseUrl)
  const { options } = pool
  return { opened, pool: { options, connect: () => pool.connect(), end: async () => {} } }
}

let database: Promise<string> | undefined

/**
 * The URL of this worker's PostgreSQL database, which its tests share, since emptying a database takes a
 * hundredth of the time of creating one. It is dropped together with its template.
 */
export function postgresDatabase(): Promise<string> {
  database ??= createDatabase()
  return database
}

async function createDatabase(): Promise<string> {
  const { url, template } = inject('postgres')
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await query(url, `create database ${name} template ${template}`)
  return databaseOn(url, name)
}

/** Empties the tables, the newest first, since they may refer to older ones but not the reverse. */
async function clear(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    order by oid desc`.execute(db)
  const emptied = rows.map(({ name }) => sql`delete from ${sql.id(name)}`)
  await sql.join(emptied, sql`;`).execute(db)
}
