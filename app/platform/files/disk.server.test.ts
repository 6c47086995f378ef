import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { openDisk } from './disk.server'

const mega = 1024 * 1024
const tenMinutesMs = 10 * 60 * 1000

test('a disk needs 64 MB and an inode', async () => {
  const free = { bavail: 64, bsize: mega, files: 100, ffree: 1 }
  const disk = await openDisk(temporaryFolder(), async () => free)
  expect(await disk.hasRoom()).toBe(true)
  free.ffree = 0
  expect(await disk.hasRoom()).toBe(false)
  // Some file systems report no inodes at all.
  free.files = 0
  expect(await disk.hasRoom()).toBe(true)
  free.bavail = 63
  expect(await disk.hasRoom()).toBe(false)
})

test('the ballast is deleted on a full disk, and written again once there is room', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = temporaryFolder()
  const ballast = join(folder, 'ballast')
  const free = { bavail: 1000, bsize: mega, files: 0, ffree: 0 }
  const disk = await openDisk(folder, async () => free)
  expect(statSync(ballast).size).toBe(8 * mega)
  await disk.makeRoom()
  expect(existsSync(ballast)).toBe(true)

  free.bavail = 7
  await disk.makeRoom()
  expect(existsSync(ballast)).toBe(false)
  await vi.advanceTimersByTimeAsync(tenMinutesMs)
  expect(existsSync(ballast)).toBe(false)

  free.bavail = 1000
  await vi.advanceTimersByTimeAsync(tenMinutesMs)
  await expect.poll(() => existsSync(ballast) && statSync(ballast).size).toBe(8 * mega)
})
