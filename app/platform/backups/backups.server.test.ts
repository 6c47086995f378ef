import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import Ajv from 'ajv/dist/2020'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { backupContent, collect } from '#tests/support/backed-up'
import { emptyBucket } from '#tests/support/bucket'
import {
  type DatabaseTest,
  databaseTest,
  type Engine,
  openDatabaseTest,
} from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { openZip } from '#tests/support/unzip'
import { openZipArchive, zipArchive } from '~/platform/backups/archive/zip-archive.server'
import { openBucket } from '~/platform/files/file-bucket.server'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { excludedFolders, excludedTables } from './excluded'
import { restore } from './restore.server'

type Storage = 'disk' | 'bucket'

async function site(engine: Engine, storage: Storage): Promise<DatabaseTest> {
  const s3 = storage === 'bucket' ? await emptyBucket() : undefined
  return openDatabaseTest(engine, undefined, { s3 })
}

/** A backup as the author downloads it. */
async function download({ backend: { backups } }: DatabaseTest, id: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kopi.zip')
  const { store } = await backups.openTarget()
  const { stream, size } = await zipArchive(await store.archive(id))
  const target = createWriteStream(file)
  await pipeline(stream, target)
  expect(target.bytesWritten).toBe(size)
  return file
}

async function restoreInto({ database, backend }: DatabaseTest, file: string) {
  const archive = await openZipArchive(file)
  await restore({ database, files: backend.files, clock: backend.clock }, archive).finally(
    archive.close,
  )
}

const moves: [Engine, Storage, Engine, Storage][] = [
  ['sqlite', 'disk', 'postgres', 'bucket'],
  ['postgres', 'bucket', 'sqlite', 'disk'],
  ['sqlite', 'bucket', 'sqlite', 'bucket'],
]

for (const [fromEngine, fromPlace, toEngine, toPlace] of moves) {
  test(`a site moves from ${fromEngine} and ${fromPlace} to ${toEngine} and ${toPlace}, every row and file the same`, async () => {
    const from = await site(fromEngine, fromPlace)
    await fillSite(from.backend)
    const before = await backupContent(from)
    const manifest = await from.backend.backups.take('manual')
    const file = await download(from, manifest?.id ?? '')

    const to = await site(toEngine, toPlace)
    await restoreInto(to, file)

    expect(await backupContent(to)).toEqual(before)
    expect(before.rows.news).toHaveLength(3)
    expect(await to.backend.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })
}

test('a table of several batches moves from postgres to sqlite, every row the same', async () => {
  const from = await site('postgres', 'disk')
  const at = '2026-11-21T10:00:00.000Z'
  const text = 'Et arrangement med en beskrivelse. '.repeat(4)
  for (const hundred of Array.from({ length: 25 }, (_, index) => index * 100)) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      id: `event-${hundred + index}`,
      slug: `arrangement-${hundred + index}`,
      title: 'Sangaften',
      description: text,
      date: '2026-12-01',
      time: null,
      location: 'Thisted',
      event_type: 'other' as const,
      is_visible: 1 as const,
      keep_after_date: 0 as const,
      is_cancelled: 0 as const,
      sort_order: 0,
      created_at: at,
      updated_at: at,
      revision: 1,
    }))
    await from.backend.db.insertInto('calendar_events').values(rows).execute()
  }
  const before = await backupContent(from)
  const manifest = await from.backend.backups.take('manual')

  const to = await site('sqlite', 'disk')
  await restoreInto(to, await download(from, manifest?.id ?? ''))

  expect(before.rows.calendar_events).toHaveLength(2500)
  expect((await backupContent(to)).rows).toEqual(before.rows)
})

databaseTest('a backup has every table except those of the installation', async (at) => {
  await fillSite(at.backend)
  const manifest = await at.backend.backups.take('manual')
  const tables = await sql<{ name: string }>`${
    at.engine === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table'`
      : sql`select tablename as name from pg_tables where schemaname = 'public'`
  }`.execute(at.backend.db)

  const kept = manifest?.tables.map(({ name }) => name) ?? []
  expect(Object.keys(excludedTables).sort()).toEqual([
    'import_items',
    'outbox',
    'preview_links',
    'schema_migrations',
    'secrets',
    'sessions',
    'sign_in_limits',
    'verifications',
  ])
  expect(excludedFolders).toEqual(['sharing', 'press-kits', 'restoring', 'imports'])
  const own = [...kept, ...Object.keys(excludedTables)].sort()
  expect(own).toEqual(tables.rows.map(({ name }) => name).sort())
})

databaseTest('unchanged content is stored once', async ({ backend }) => {
  await fillSite(backend)
  await backend.backups.take('manual')
  const { store } = await backend.backups.openTarget()
  const blobs = async () => (await collect(store.files.entries('blobs'))).length
  const before = await blobs()
  await backend.backups.take('manual')
  expect(await blobs()).toBe(before)

  await backend.db.updateTable('news').set({ title: 'Nyt' }).execute()
  await backend.backups.take('manual')
  expect(await blobs()).toBe(before + 1)
  expect(await backend.backups.list()).toHaveLength(3)
})

databaseTest('content.json matches its schema', async (at) => {
  await fillSite(at.backend)
  const manifest = await at.backend.backups.takeWhenFree('manual')
  const { read } = await openZip(await download(at, manifest.id))
  const validate = new Ajv({ strict: true, validateFormats: false }).compile(
    JSON.parse(await read('content.schema.json')),
  )
  const content = JSON.parse(await read('content.json'))
  expect(validate(content), JSON.stringify(validate.errors)).toBe(true)
  content.tables.news[0].title = null
  expect(validate(content)).toBe(false)
})

test('backups go into a bucket and come back from it', async () => {
  const at = await openDatabaseTest('sqlite')
  await fillSite(at.backend)
  const s3 = await emptyBucket()
  const env = { ...readEnv({ DATA_DIR: at.dataDir }), backupTo: { s3, prefix: 'kopier/' } }
  const backups = new Backups({ ...at.backend, database: at.database, env })
  const before = await backupContent(at)
  const { id } = await backups.takeWhenFree('manual')
  for await (const { path } of (await openBucket(s3)).entries('')) {
    expect(path).toMatch(/^kopier\//)
  }
  const target = await openDatabaseTest('postgres')
  const { store } = await backups.openTarget()
  const { files, clock } = target.backend
  await restore({ database: target.database, files, clock }, await store.archive(id))
  expect(await backupContent(target)).toEqual(before)
})
