import { cp, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyBucket } from '#tests/support/bucket'
import { databaseTest, openDatabaseTest, postgresDatabase } from '#tests/support/database'
import { uploadPicture } from '#tests/support/screen'
import { type Database, openDatabase } from '~/platform/db/db.server'
import { incrementVersion, storedVersion } from '~/platform/live/live.server'
import { fixedClock } from '~/platform/runtime/clock'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { excludedFolders, excludedTables } from './excluded'
import { restore } from './restore.server'
import { takeBackup } from './take-backup.server'

test('only these tables and folders are left out of a backup', () => {
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
  expect([...excludedFolders].sort()).toEqual(['imports', 'press-kits', 'restoring', 'sharing'])
})

databaseTest('the content version after a restore is above every known one', async (at) => {
  const { backend, database } = at
  const { db, files, clock, backups } = backend
  const { id } = await backups.takeWhenFree('manual')
  for (let change = 0; change < 5; change++) await incrementVersion(db)
  const before = await storedVersion(db)
  const { store } = await backups.openTarget()

  await restore({ database, files, clock }, await store.archive(id))
  const after = await storedVersion(db)
  expect(after).toBeGreaterThan(before)

  await restore({ database, files, clock, newestVersion: 100 }, await store.archive(id))
  expect(await storedVersion(db)).toBeGreaterThan(100)
})

databaseTest('a file that arrives during a backup is in it', async ({ backend, database }) => {
  await uploadPicture(backend, 'images/images/before.jpg')
  const arriving = {
    ...database,
    damage: () => database.damage(),
    async snapshot() {
      await uploadPicture(backend, 'images/images/during.jpg')
      return database.snapshot()
    },
  }
  const { store } = await backend.backups.openTarget()
  const source = { files: backend.files, clock: backend.clock, database: arriving }
  const manifest = await takeBackup(source, { store, folder: undefined }, 'manual')
  const paths = []
  for await (const { path } of store.entries(manifest)) paths.push(path)
  expect(paths).toEqual(
    expect.arrayContaining(['images/images/before.jpg', 'images/images/during.jpg']),
  )
  expect(manifest.missingFiles).toEqual([])
})

databaseTest(
  'a backup before a restore removes no other',
  async ({ backend, database, dataDir }) => {
    const env = readEnv({ DATA_DIR: dataDir })
    const at = (instant: string) =>
      new Backups({ ...backend, database, env, clock: fixedClock(instant) })
    const old = await at('2024-01-01T12:00:00Z').takeWhenFree('scheduled')
    await at('2026-06-01T12:00:00Z').takeWhenFree('restore')
    const { store } = await at('2026-06-01T12:00:00Z').openTarget()
    expect(await store.ids()).toContain(old.id)

    await at('2026-06-01T13:00:00Z').takeWhenFree('scheduled')
    expect(await store.ids()).not.toContain(old.id)
  },
)

databaseTest('a backup is good even if outdated ones cannot be removed', async (at) => {
  const { backend, database, dataDir, logged } = at
  const env = readEnv({ DATA_DIR: dataDir })
  const backups = new Backups({ ...backend, database, env })
  const { store } = await backups.openTarget()
  vi.spyOn(store, 'removeUnusedBlobs').mockRejectedValueOnce(new Error('the bucket is away'))
  await backups.takeWhenFree('scheduled')
  expect(backups.state).toMatchObject({ failure: undefined, lastGoodAt: expect.any(String) })
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 40, msg: 'outdated backups could not be removed' }),
  )
})

test('content of removed backups is removed once a day', async () => {
  const { backend, database, dataDir } = await openDatabaseTest('sqlite')
  const clock = { instant: '', now: () => new Date(clock.instant) }
  const backups = new Backups({ ...backend, database, env: readEnv({ DATA_DIR: dataDir }), clock })
  const { store } = await backups.openTarget()
  const blobsAfter = async (instant: string) => {
    clock.instant = instant
    await store.files.put('blobs/ab/abandoned', Buffer.from('x'))
    await backups.takeWhenFree('scheduled')
    return store.files.exists('blobs/ab/abandoned')
  }
  expect(await blobsAfter('2026-11-21T09:00:00Z')).toBe(false)
  expect(await blobsAfter('2026-11-22T08:59:59Z')).toBe(true)
  expect(await blobsAfter('2026-11-22T09:00:00Z')).toBe(false)
})

test('a start creates the backup folder in DATA_DIR again if it was removed', async () => {
  const { backend, database, dataDir } = await openDatabaseTest('sqlite')
  await backend.backups.takeWhenFree('manual')
  await rm(join(dataDir, 'backups'), { recursive: true })
  const backups = new Backups({ ...backend, database, env: readEnv({ DATA_DIR: dataDir }) })
  await backups.takeWhenFree('manual')
  expect(await backups.list()).toHaveLength(1)
})

test('a new database continues in a backup folder that was used before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const count of [2, 4]) {
    const { backend, database, dataDir } = await openDatabaseTest('sqlite')
    const env = readEnv({ DATA_DIR: dataDir, BACKUP_TO: join(folder, 'kopier') })
    const backups = new Backups({ ...backend, database, env })
    await backups.takeWhenFree('manual')
    await backups.takeWhenFree('manual')
    expect(await backups.list()).toHaveLength(count)
  }
})

test('of two processes on PostgreSQL only one takes a backup at a time', async () => {
  const one = await openDatabaseTest('postgres')
  const { dataDir, backend } = one
  const database = await openDatabase({ databaseUrl: await postgresDatabase(), dataDir })
  onTestFinished(() => database.db.destroy())
  const { promise, resolve } = Promise.withResolvers<void>()
  const damage = () => promise.then(() => undefined)
  const env = readEnv({ DATA_DIR: dataDir })
  const slow = new Backups({ ...backend, env, database: { ...one.database, damage } })
  const other = new Backups({ ...backend, env, database })

  const first = slow.take('manual')
  await expect.poll(() => slow.state.isRunning).toBe(true)
  await expect.poll(() => isLocked(database.db)).toBe(true)
  expect(await other.take('scheduled')).toBeUndefined()
  resolve()
  expect(await first).toMatchObject({ reason: 'manual' })
  expect(await other.take('scheduled')).toMatchObject({ reason: 'scheduled' })
})

test('backups in the bucket of the files do not contain each other', async () => {
  const s3 = await emptyBucket()
  const at = await openDatabaseTest('sqlite', undefined, { s3 })
  await uploadPicture(at.backend, 'images/images/a.jpg')
  const env = { ...readEnv({ DATA_DIR: at.dataDir }), s3, backupTo: { s3, prefix: 'kopier/' } }
  const backups = new Backups({ ...at.backend, database: at.database, env })
  await backups.takeWhenFree('manual')
  const manifest = await backups.takeWhenFree('manual')
  const { store } = await backups.openTarget()
  const paths = []
  for await (const { path } of store.entries(manifest)) paths.push(path)
  expect(paths).toContain('images/images/a.jpg')
  expect(paths.filter((path) => path.startsWith('kopier/'))).toEqual([])
})

databaseTest('an unmounted disk is reported, and no folder is created for it', async (at) => {
  const { database, backend } = at
  const parent = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  // Its name begins like that of DATA_DIR.
  const [folder, elsewhere] = [join(parent, 'data-kopier'), join(parent, 'afmonteret')]
  const env = readEnv({ DATA_DIR: join(parent, 'data'), BACKUP_TO: folder })
  const open = () => new Backups({ ...backend, database, env })
  const running = open()
  await running.take('manual')
  await rename(folder, elsewhere)
  for (const backups of [running, open()]) {
    await expect(backups.take('manual')).rejects.toThrow('mount its disk')
    await expect(backups.list()).rejects.toThrow('mount its disk')
    expect(backups.state).toMatchObject({
      isUnreachable: true,
      failure: { kind: 'location-missing' },
    })
    expect(await readdir(parent)).toEqual(['afmonteret'])
    await rename(elsewhere, folder)
    await backups.take('manual')
    await backups.list()
    expect(backups.state).toMatchObject({ isUnreachable: false, failure: undefined })
    await rename(folder, elsewhere)
  }
  await rename(elsewhere, folder)
  expect(await running.list()).toHaveLength(3)
})

test('the backup folder of another installation is refused', async () => {
  const { backend, database, dataDir } = await openDatabaseTest('sqlite')
  const parent = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const folder = join(parent, 'kopier')
  const env = readEnv({ DATA_DIR: dataDir, BACKUP_TO: folder })
  const backups = () => new Backups({ ...backend, database, env })
  await backups().takeWhenFree('manual')
  await cp(folder, join(parent, 'before'), { recursive: true })
  await writeFile(join(folder, '.installation'), 'another')

  await expect(backups().take('manual')).rejects.toThrow('is not the folder of the earlier backups')
  await expect(backups().list()).rejects.toThrow('is not the folder of the earlier backups')
  await rm(folder, { recursive: true })
  await cp(join(parent, 'before'), folder, { recursive: true })
  expect(await backups().list()).toHaveLength(1)
})

/** Whether a process holds an advisory lock. */
async function isLocked(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}
