import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backupContent, collect } from '#tests/support/backed-up'
import { databaseTest, openDatabaseTest } from '#tests/support/database'
import { allFiles, fillSite } from '#tests/support/filled-site'
import { DamagedBackupError } from '~/platform/backups/archive/manifest'
import type { FileEntry, FileStore } from '~/platform/files/file-store.server'
import { restore } from './restore.server'
import { blobPath, linesPath } from './snapshot-store.server'

databaseTest(
  'a restore over another site leaves nothing of it but files that are swept',
  async (at) => {
    await fillSite(at.backend)
    const before = await backupContent(at)
    const taken = await at.backend.backups.take('manual')
    const { store } = await at.backend.backups.openTarget()
    const [picture = ''] = Object.keys(before.files).filter((path) => path.startsWith('images/'))
    await at.backend.db.deleteFrom('news').execute()
    await at.backend.files.remove(picture)
    await at.backend.files.put(picture, Buffer.from('something else'))

    const archive = await store.archive(taken?.id ?? '')
    await restore(
      { database: at.database, files: at.backend.files, clock: at.backend.clock },
      archive,
    )

    expect(await backupContent(at)).toEqual(before)
  },
)

databaseTest('a restore keeps the secrets of the installation', async ({ backend, database }) => {
  const { db, files, clock } = backend
  const taken = await backend.backups.take('manual')
  const created_at = clock.now().toISOString()
  const own = { name: 'a key', value: 'of this installation', created_at }
  await db.insertInto('secrets').values(own).execute()
  const { store } = await backend.backups.openTarget()
  await restore({ database, files, clock }, await store.archive(taken?.id ?? ''))
  const secrets = await db.selectFrom('secrets').selectAll().execute()
  expect(secrets).toContainEqual(own)
})

databaseTest('the version is higher than any that is known', async ({ backend, database }) => {
  const { db, files, clock } = backend
  const taken = await backend.backups.take('manual')
  const { store } = await backend.backups.openTarget()
  const archive = await store.archive(taken?.id ?? '')
  await restore({ database, files, clock, newestVersion: 900 }, archive)
  const row = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  expect(row.version).toBe(901)
})

databaseTest('a restore that fails halfway leaves the site unchanged', async (at) => {
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.openTarget()
  const archive = await store.archive(taken?.id ?? '')
  await at.backend.db.deleteFrom('news').execute()
  const before = await backupContent(at)
  let readings = 0
  let staged: Promise<FileEntry[]> | undefined
  const failing = {
    ...archive,
    rows: (table: string) => {
      if (table !== 'redirects' || ++readings !== 2) return archive.rows(table)
      staged = collect(at.backend.files.entries('restoring'))
      throw new Error('the disk is gone')
    },
  }

  const { database, backend } = at
  await expect(
    restore({ database, files: backend.files, clock: backend.clock }, failing),
  ).rejects.toThrow('the disk is gone')
  expect(await backupContent(at)).toEqual(before)
  // Killed there, the next start would report it.
  expect(await staged).toMatchObject([
    { path: expect.stringMatching(/^restoring\/[\w-]+\/begun$/) },
  ])
})

test('a damaged backup is refused before anything is changed', async () => {
  const at = await openDatabaseTest('sqlite')
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.openTarget()
  const before = await backupContent(at)
  const archive = await store.archive(taken?.id ?? '')
  const entries = await collect(archive.entries())
  const [table] = taken?.tables ?? []
  const damaged = [blobPath(entries[0]?.sha256 ?? ''), linesPath(table?.sha256 ?? '')]
  for (const path of damaged) {
    const whole = await allFiles(store.files)
    await store.files.put(path, Buffer.from('x'))
    const { database, backend } = at
    await expect(
      restore({ database, files: backend.files, clock: backend.clock }, archive),
    ).rejects.toThrow(DamagedBackupError)
    expect(await backupContent(at)).toEqual(before)
    const bytes = Buffer.from(whole[path] ?? '', 'base64')
    await store.files.put(path, bytes)
  }
})

test('a file that changes after the backup was checked is refused', async () => {
  const at = await openDatabaseTest('sqlite')
  await fillSite(at.backend)
  const taken = await at.backend.backups.take('manual')
  const { store } = await at.backend.backups.openTarget()
  const archive = await store.archive(taken?.id ?? '')
  const [picture] = (await collect(archive.entries())).filter(({ path }) =>
    path.startsWith('images/'),
  )
  await at.backend.files.remove(picture?.path ?? '')
  const before = await backupContent(at)
  let readings = 0
  const changing: typeof archive = {
    ...archive,
    file: async (entry) => {
      if (entry.path !== picture?.path || ++readings === 1) return archive.file(entry)
      return Readable.from([Buffer.alloc(entry.bytes, 1)])
    },
  }
  const { database, backend } = at
  const restoreInto = (files: FileStore) => {
    readings = 0
    return restore({ database, files, clock: backend.clock }, changing)
  }
  await expect(restoreInto(backend.files)).rejects.toThrow(DamagedBackupError)
  expect(await backupContent(at)).toEqual(before)
  const entries = () => {
    throw new Error('the file store is away')
  }
  await expect(restoreInto({ ...backend.files, entries })).rejects.toThrow(DamagedBackupError)
})

test('stored rows that inflate past their size are refused without filling memory', async () => {
  const { backend, database, dataDir } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  const { id, tables } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const news = tables.find(({ name }) => name === 'news')
  const packed = join(dataDir, 'backups', linesPath(news?.sha256 ?? ''))
  await writeFile(packed, gzipSync(Buffer.alloc(200e6, ' ')))
  const archive = await store.archive(id)
  const restoring = restore({ database, files: backend.files, clock: backend.clock }, archive)
  await expect(restoring).rejects.toThrow('The rows of news cannot be read: a line is too long')
})
