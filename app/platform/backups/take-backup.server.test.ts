import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { uploadPicture } from '#tests/support/screen'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { requireRoom, takeBackup } from './take-backup.server'

databaseTest('a file swept during a backup is in it and not reported missing', async (site) => {
  const { backend, database } = site
  const paths = []
  for (const name of ['a', 'b', 'c']) {
    paths.push(await uploadPicture(backend, `images/images/${name}.jpg`))
  }
  const waiting = [...paths]
  const swept = {
    ...database,
    damage: () => database.damage(),
    async snapshot() {
      const snapshot = await database.snapshot()
      const path = waiting.shift() ?? ''
      await backend.db.deleteFrom('stored_pictures').where('path', '=', path).execute()
      await backend.files.remove(path)
      return snapshot
    },
  }
  const { store } = await backend.backups.openTarget()
  const source = { files: backend.files, clock: backend.clock, database: swept }
  const manifest = await takeBackup(source, { store, folder: undefined }, 'manual')
  expect(manifest.missingFiles).toEqual([])
  const kept = []
  for await (const { path } of store.entries(manifest)) kept.push(path)
  expect(kept.filter((path) => path.startsWith('images/'))).toEqual(paths)
})

databaseTest('a file replaced by one of the same size is in the next backup', async (site) => {
  const { backend } = site
  const path = 'images/images/a.jpg'
  for (const content of ['before', 'behind']) {
    await backend.files.put(path, Buffer.from(content))
    const manifest = await backend.backups.takeWhenFree('manual')
    const { store } = await backend.backups.openTarget()
    for await (const entry of store.entries(manifest)) {
      if (entry.path !== path) continue
      const archive = await store.archive(manifest.id)
      expect((await buffer(await archive.file(entry))).toString()).toBe(content)
    }
  }
})

databaseTest('a file that is removed before it is copied does not stop a backup', async (site) => {
  const { backend, database } = site
  const files = {
    ...backend.files,
    async *entries(folder: string) {
      yield* backend.files.entries(folder)
      yield { path: 'images/images/gone.jpg', size: 4, writtenAt: backend.clock.now() }
    },
  }
  const { store } = await backend.backups.openTarget()
  const source = { files, clock: backend.clock, database }
  const manifest = await takeBackup(source, { store, folder: undefined }, 'manual')
  expect(manifest.missingFiles).toEqual([])
})

databaseTest('a missing file that only the history names is reported', async (site) => {
  const { backend } = site
  const version = { noun: 'images', row_id: 'a', number: 1 } as const
  await backend.db
    .insertInto('row_versions')
    .values({
      ...version,
      change_id: null,
      place: 0,
      action: 'insert',
      at: backend.clock.now().toISOString(),
      summary: null,
      content: '{}',
      bytes: 2,
    })
    .execute()
  const file = { ...version, path: 'images/images/former.jpg', bytes: 4 }
  await backend.db.insertInto('version_files').values(file).execute()
  const manifest = await backend.backups.takeWhenFree('manual')
  expect(manifest.missingFiles).toEqual([file.path])
})

test('a backup leaves 100 MB of the disk, and says how much it needs', async () => {
  const folder = temporaryFolder()
  await requireRoom(folder, 0)
  const megabytes = 1e9
  await expect(requireRoom(folder, megabytes * 1024 * 1024)).rejects.toThrow(
    /^There is no room for the backup: 1000000100 MB are needed, \d+ MB are free$/,
  )
})
