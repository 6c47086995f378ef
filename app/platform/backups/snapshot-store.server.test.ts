import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { uploadedPicture } from '#tests/support/screen'
import { NoRoomError, requireRoom } from './free-space.server'
import { verifyBackups } from './verify-site.server'

const contentType = 'application/octet-stream'

test('content that no backup uses is removed, except while a manifest is unreadable', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await uploadedPicture(backend, 'images/images/a.jpg')
  const first = await backend.backups.takeInTurn('manual')
  await backend.db.updateTable('stored_pictures').set({ path: 'images/images/b.jpg' }).execute()
  await backend.backups.takeInTurn('manual')
  const { store } = await backend.backups.open()
  await store.files.put('blobs/ab/abandoned', Buffer.from('x'), { contentType })

  await store.files.put('snapshots/broken.json', Buffer.from('{'), { contentType })
  await expect(store.removeUnused()).rejects.toThrow('The backup broken is damaged')
  expect(await store.files.exists('blobs/ab/abandoned')).toBe(true)

  await store.remove('broken')
  expect(await store.removeUnused()).toBe(1)
  expect(await verifyBackups(store)).toEqual({ whole: 2, damaged: [] })

  await store.remove(first.id)
  expect(await store.removeUnused()).toBeGreaterThan(0)
  expect(await verifyBackups(store)).toEqual({ whole: 1, damaged: [] })
})

test('a backup requires room on its disk, with a reserve for the site', async () => {
  const folder = await mkdtemp(`${tmpdir()}/skrivestue-test-`)
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(requireRoom(folder, 2 ** 50)).rejects.toThrow(NoRoomError)
  await expect(requireRoom(folder, 1)).resolves.toBeUndefined()
})
