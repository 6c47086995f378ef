import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Ajv from 'ajv/dist/2020'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyBucket } from '#tests/support/bucket'
import {
  type DatabaseTest,
  databaseTest,
  type Engine,
  openDatabaseTest,
} from '#tests/support/database'
import { allFiles, allRows, fillSite } from '#tests/support/filled-site'
import { unzipped } from '#tests/support/unzip'
import type { FileEntry } from '~/platform/files/file-store.server'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { leftOutFolders, leftOutTables } from './left-out'
import { DamagedBackupError } from './manifest'
import { restore } from './restore.server'
import { filePath, linesPath } from './snapshot-store.server'
import { openZipArchive, zipOf } from './zip-archive.server'

type Storage = 'disk' | 'bucket'

async function site(engine: Engine, storage: Storage): Promise<DatabaseTest> {
  const s3 = storage === 'bucket' ? await emptyBucket() : undefined
  return openDatabaseTest(engine, undefined, { s3 })
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const value of values) found.push(value)
  return found
}

/** A backup as the author downloads it. */
async function download({ backend: { backups } }: DatabaseTest, id: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kopi.zip')
  const { store } = await backups.open()
  const { stream, size } = await zipOf(await store.archive(id))
  const target = createWriteStream(file)
  await pipeline(stream, target)
  expect(target.bytesWritten).toBe(size)
  return file
}

async function restoreInto({ opened, backend }: DatabaseTest, file: string) {
  const archive = await openZipArchive(file)
  await restore({ opened, files: backend.files, clock: backend.clock }, archive).finally(
    archive.close,
  )
}

/** The data that a backup contains, without that of the installation. */
async function content({ opened, backend: { files } }: DatabaseTest) {
  const { content_version: _, ...rows } = await allRows(opened)
  for (const table of Object.keys(leftOutTables)) delete rows[table]
  return { rows, files: await allFiles(files) }
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
    const before = await content(from)
    const manifest = await from.backend.backups.take('manual')
    const file = await download(from, manifest?.id ?? '')

    const to = await site(toEngine, toPlace)
    await restoreInto(to, file)

    expect(await content(to)).toEqual(before)
    expect(before.rows.news).toHaveLength(3)
    expect(await to.backend.db.selectFrom('sessions').select('id').execute()).toEqual([])
  })
}

databaseTest('a backup has every table except those of the installation', async (at) => {
  await fillSite(at.backend)
  const manifest = await at.backend.backups.take('manual')
  const tables = await sql<{ name: string }>`${
    at.engine === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table'`
      : sql`select tablename as name from pg_tables where schemaname = 'public'`
  }`.execute(at.backend.db)

  const kept = manifest?.tables.map(({ name }) => name) ?? []
  expect(Object.keys(leftOutTables).sort()).toEqual([
    'preview_links',
    'schema_migrations',
    'secrets',
    'sessions',
    'sign_in_limits',
    'verifications',
  ])
  expect(leftOutFolders).toEqual(['sharing', 'press-kits', 'restoring'])
  const own = [...kept, ...Object.keys(leftOutTables)].sort()
  expect(own).toEqual(tables.rows.map(({ name }) => name).sort())
})

databaseTest(
  'a restore over another site leaves nothing of it but files that are swept',
  async (at) => {
    await fillSite(at.backend)
    const before = await content(at)
    const taken = await at.backend.backups.take('manual')
    const { store } = await at.backend.backups.open()
    const [picture = ''] = Object.keys(before.files).filter((path) => path.startsWith('images/'))
    await at.backend.db.deleteFrom('news').execute()
    await at.backend.files.remove(picture)
    await at.backend.files.put(picture, Buffer.from('something else'), {
      contentType: 'image/jpeg',
    })

    const archive = await store.archive(taken?.id ?? '')
    await restore({ opened: at.opened, files: at.backend.files, clock: at.backend.clock }, archive)

    expect(await content(at)).toEqual(before)
  },
)

databaseTest('a restore that fails halfway leaves the site unchanged', async (at) => {
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.open()
  const archive = await store.archive(taken?.id ?? '')
  await at.backend.db.deleteFrom('news').execute()
  const before = await content(at)
  let readings = 0
  let staged: Promise<FileEntry[]> | undefined
  const failing = {
    ...archive,
    rows: (table: string) => {
      if (table !== 'redirects' || ++readings !== 2) return archive.rows(table)
      staged = all(at.backend.files.entries('restoring'))
      throw new Error('the disk is gone')
    },
  }

  const { opened, backend } = at
  await expect(
    restore({ opened, files: backend.files, clock: backend.clock }, failing),
  ).rejects.toThrow('the disk is gone')
  expect(await content(at)).toEqual(before)
  // Killed there, the next start would report it.
  expect(await staged).toMatchObject([
    { path: expect.stringMatching(/^restoring\/[\w-]+\/begun$/) },
  ])
})

databaseTest('unchanged content is stored once', async ({ backend }) => {
  await fillSite(backend)
  await backend.backups.take('manual')
  const { store } = await backend.backups.open()
  const blobs = async () => (await all(store.files.entries('blobs'))).length
  const before = await blobs()
  await backend.backups.take('manual')
  expect(await blobs()).toBe(before)

  await backend.db.updateTable('news').set({ title: 'Nyt' }).execute()
  await backend.backups.take('manual')
  expect(await blobs()).toBe(before + 1)
  expect(await backend.backups.list()).toHaveLength(3)
})

test('a damaged backup is refused before anything is changed', async () => {
  const at = await openDatabaseTest('sqlite')
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.open()
  const before = await content(at)
  const archive = await store.archive(taken?.id ?? '')
  const entries = await all(archive.entries())
  const [table] = taken?.tables ?? []
  const damaged = [filePath(entries[0]?.sha256 ?? ''), linesPath(table?.sha256 ?? '')]
  for (const path of damaged) {
    const whole = await allFiles(store.files)
    await store.files.put(path, Buffer.from('x'), { contentType: 'application/octet-stream' })
    const { opened, backend } = at
    await expect(
      restore({ opened, files: backend.files, clock: backend.clock }, archive),
    ).rejects.toThrow(DamagedBackupError)
    expect(await content(at)).toEqual(before)
    const bytes = Buffer.from(whole[path] ?? '', 'base64')
    await store.files.put(path, bytes, { contentType: 'application/octet-stream' })
  }
})

test('a file that changes after the backup was checked is refused', async () => {
  const at = await openDatabaseTest('sqlite')
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.open()
  const archive = await store.archive(taken?.id ?? '')
  const [picture] = (await all(archive.entries())).filter(({ path }) => path.startsWith('images/'))
  await at.backend.files.remove(picture?.path ?? '')
  const before = await content(at)
  let readings = 0
  const changing: typeof archive = {
    ...archive,
    file: async (entry) => {
      if (entry.path !== picture?.path || ++readings === 1) return archive.file(entry)
      return Readable.from([Buffer.alloc(entry.bytes, 1)])
    },
  }
  const { opened, backend } = at
  await expect(
    restore({ opened, files: backend.files, clock: backend.clock }, changing),
  ).rejects.toThrow(DamagedBackupError)
  expect(await content(at)).toEqual(before)
})

test('a file that is not a backup is refused with a message', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kopi.zip')
  await writeFile(file, 'something else')
  await expect(openZipArchive(file)).rejects.toThrow('cannot be read as a backup')
})

databaseTest('content.json matches its schema', async (at) => {
  await fillSite(at.backend)
  const manifest = await at.backend.backups.takeInTurn('manual')
  const { read } = await unzipped(await download(at, manifest.id))
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
  const backups = new Backups({ ...at.backend, opened: at.opened, env })
  const before = await content(at)
  const { id } = await backups.takeInTurn('manual')
  const target = await openDatabaseTest('postgres')
  const { store } = await backups.open()
  const { files, clock } = target.backend
  await restore({ opened: target.opened, files, clock }, await store.archive(id))
  expect(await content(target)).toEqual(before)
})
