import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collect } from '#tests/support/backed-up'
import { openDatabaseTest } from '#tests/support/database'
import { uploadPicture } from '#tests/support/screen'
import { countNewBytes, filesOfLastBackup } from '~/platform/backups/archive/copy-files.server'
import { FileMissingError } from '~/platform/files/file-path'
import { LocationMissingError, openBackupTarget } from './open-store.server'
import { SnapshotStore } from './snapshot-store.server'
import { NoRoomError, requireRoom, takeBackup } from './take-backup.server'
import { verifyBackups } from './verify-site.server'

const countBlobs = async ({ files }: SnapshotStore) =>
  (await collect(files.entries('blobs'))).length

test('content that no backup uses is removed, except while a manifest is unreadable', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await uploadPicture(backend, 'images/images/a.jpg')
  const first = await backend.backups.takeWhenFree('manual')
  await backend.db.updateTable('stored_pictures').set({ path: 'images/images/b.jpg' }).execute()
  await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  await store.files.put('blobs/ab/abandoned', Buffer.from('x'))

  await store.files.put('snapshots/broken.json', Buffer.from('{'))
  await expect(store.removeUnusedBlobs()).rejects.toThrow('The backup broken is damaged')
  expect(await store.files.exists('blobs/ab/abandoned')).toBe(true)

  await store.remove('broken')
  await store.removeUnusedBlobs()
  expect(await store.files.exists('blobs/ab/abandoned')).toBe(false)
  expect(await verifyBackups(store)).toEqual({ intact: 2, damaged: [] })

  await store.remove(first.id)
  await expect(store.read(first.id)).rejects.toThrow(FileMissingError)
  const before = await countBlobs(store)
  await store.removeUnusedBlobs()
  expect(await countBlobs(store)).toBeLessThan(before)
  expect(await verifyBackups(store)).toEqual({ intact: 1, damaged: [] })
})

test('a backup requires free space on its disk, with a reserve for the site', async () => {
  const folder = await mkdtemp(`${tmpdir()}/skrivestue-test-`)
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(requireRoom(folder, 2 ** 50)).rejects.toThrow(NoRoomError)
  await expect(requireRoom(folder, 1)).resolves.toBeUndefined()
  const { bavail, bsize } = await statfs(folder)
  await expect(requireRoom(folder, bavail * bsize - 10e6)).rejects.toThrow(NoRoomError)
})

for (const [what, path] of [
  ['file', /^blobs.*[^z]$/],
  ['table', /^blobs.*gz$/],
  ['manifest', /^snapshots/],
] as const) {
  test(`a backup fails if the disk does not store a ${what} as it was written`, async () => {
    const { backend, database } = await openDatabaseTest('sqlite')
    await uploadPicture(backend, 'images/images/a.jpg')
    const { store } = await backend.backups.openTarget()
    const files: typeof store.files = {
      ...store.files,
      put: async (target, source) => {
        const bytes = source instanceof Uint8Array ? source : await buffer(source)
        await store.files.put(target, path.test(target) ? bytes.subarray(1) : bytes)
      },
    }
    const target = { store: new SnapshotStore(files), folder: undefined }
    const source = { files: backend.files, clock: backend.clock, database }
    await expect(takeBackup(source, target, 'manual')).rejects.toThrow()
    // Otherwise the next backup would count the wrong blob as stored.
    await takeBackup(source, { store, folder: undefined }, 'manual')
    expect(await verifyBackups(store)).toEqual({ intact: 1, damaged: [] })
  })
}

test('files of the last backup need no room', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await uploadPicture(backend, 'images/images/a.jpg')
  const { store } = await backend.backups.openTarget()
  expect(await countNewBytes(backend.files, await filesOfLastBackup(store))).toBeGreaterThan(0)
  await backend.backups.takeWhenFree('manual')
  expect(await countNewBytes(backend.files, await filesOfLastBackup(store))).toBe(0)
  await backend.files.put('images/images/b.jpg', Buffer.from('four'))
  expect(await countNewBytes(backend.files, await filesOfLastBackup(store))).toBe(4)
})

test('a backup leaves nothing in the temporary folder', async () => {
  const folder = await mkdtemp(`${tmpdir()}/skrivestue-test-`)
  onTestFinished(() => rm(folder, { recursive: true }))
  const { backend } = await openDatabaseTest('sqlite')
  await uploadPicture(backend, 'images/images/a.jpg')
  vi.stubEnv('TMPDIR', folder)
  await backend.backups.takeWhenFree('manual')
  expect(await readdir(folder)).toEqual([])
})

test('a backup folder whose parent is missing is not created', async () => {
  const parent = await mkdtemp(`${tmpdir()}/skrivestue-test-`)
  onTestFinished(() => rm(parent, { recursive: true }))
  await expect(openBackupTarget({ folder: `${parent}/disk/kopier` })).rejects.toThrow(
    LocationMissingError,
  )
  expect(await readdir(parent)).toEqual([])
})

test('a backup without room for the files copies nothing', async () => {
  const { backend, database, dataDir } = await openDatabaseTest('sqlite')
  await uploadPicture(backend, 'images/images/a.jpg')
  const { store } = await backend.backups.openTarget()
  const files = {
    ...backend.files,
    async *entries(folder: string) {
      for await (const entry of backend.files.entries(folder)) yield { ...entry, size: 2 ** 50 }
    },
  }
  const source = { files, clock: backend.clock, database }
  await expect(takeBackup(source, { store, folder: dataDir }, 'manual')).rejects.toThrow(
    NoRoomError,
  )
  for await (const { path } of store.files.entries('blobs')) expect.unreachable(path)
})

test('a backup that another process has removed is not found any more', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  expect(await store.list()).toMatchObject([{ id }])
  await new SnapshotStore(store.files).remove(id)
  expect(await store.list()).toEqual([])
  await expect(store.archive(id)).rejects.toThrow(FileMissingError)
})

test('a backup that is removed while all are listed is left out, also a damaged one', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const { id } = await backend.backups.takeWhenFree('manual')
  const { files } = (await backend.backups.openTarget()).store
  await files.put('snapshots/broken.json', Buffer.from('{'))
  async function* entries(folder: string) {
    yield* files.entries(folder)
    yield { path: 'snapshots/removed.json' }
  }
  const store = new SnapshotStore(Object.assign(Object.create(files), { entries }))
  expect(await store.list()).toMatchObject([{ id }])
})
