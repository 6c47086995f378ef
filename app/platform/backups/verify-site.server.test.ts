import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { uploadPicture } from '#tests/support/screen'
import { DamagedBackupError } from '~/platform/backups/archive/manifest'
import type { FileStore } from '~/platform/files/file-store.server'
import { readRenditions } from '~/platform/pictures/rendition'
import { fixedClock } from '~/platform/runtime/clock'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { restore } from './restore.server'
import { blobPath, linesPath } from './snapshot-store.server'
import { verifyBackups, verifyFiles, verifyRenditions } from './verify-site.server'

const bytesOf = async (files: FileStore, path: string) => buffer(await files.read(path))

/** Changes one byte in the middle of a file, which keeps its length. */
async function changeByte(files: FileStore, path: string) {
  const bytes = await bytesOf(files, path)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await files.put(path, bytes)
}

async function siteWithPicture() {
  const at = await openDatabaseTest('sqlite')
  const path = await uploadPicture(at.backend, 'images/images/a.jpg')
  return { ...at, path }
}

test('a picture whose bytes changed at the same length is restored from a backup', async () => {
  const { backend, path } = await siteWithPicture()
  const before = await bytesOf(backend.files, path)
  await backend.backups.take('manual')
  const { store } = await backend.backups.openTarget()
  await changeByte(backend.files, path)

  expect(await verifyFiles(backend, undefined)).toEqual({ checked: 1, repaired: [], lost: [path] })
  expect(await verifyFiles(backend, store)).toEqual({ checked: 1, repaired: [path], lost: [] })
  expect(await bytesOf(backend.files, path)).toEqual(before)
  expect(await verifyFiles(backend, store)).toEqual({ checked: 1, repaired: [], lost: [] })
})

test('a picture that is damaged in the backup too is reported as lost', async () => {
  const { backend, path } = await siteWithPicture()
  const { id } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  for await (const { sha256 } of (await store.archive(id)).entries()) {
    await changeByte(store.files, blobPath(sha256))
  }
  await changeByte(backend.files, path)
  expect(await verifyFiles(backend, store)).toEqual({ checked: 1, repaired: [], lost: [path] })
})

test('a file is restored from the newest backup that has it', async () => {
  const { backend, database, dataDir, path } = await siteWithPicture()
  const env = readEnv({ DATA_DIR: dataDir })
  const take = (instant: string) =>
    new Backups({ ...backend, database, env, clock: fixedClock(instant) }).takeWhenFree('manual')
  const before = await bytesOf(backend.files, path)
  await changeByte(backend.files, path)
  await take('2026-11-21T09:00:00Z')
  await backend.files.put(path, before)
  await take('2026-11-21T10:00:00Z')
  await backend.files.remove(path)
  const { store } = await backend.backups.openTarget()
  expect(await verifyFiles(backend, store)).toEqual({ checked: 1, repaired: [path], lost: [] })
})

test('the files of every noun are restored', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await fillSite(backend)
  await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const pdf = 'collaboration-pdfs/collaboration-1.pdf'
  for (const damage of [
    () => backend.files.remove(pdf),
    () => backend.files.put(pdf, Buffer.from('%PDF')),
    async () => {
      const bytes = await bytesOf(backend.files, pdf)
      await backend.files.put(pdf, Buffer.concat([bytes, Buffer.from('x')]))
    },
  ]) {
    await damage()
    expect(await verifyFiles(backend, store)).toEqual({ checked: 2, repaired: [pdf], lost: [] })
  }
})

test('a missing crop for phones is made again', async () => {
  const { backend, path } = await siteWithPicture()
  const crop = { format: 'webp', width: 36, height: 60, size: 9, path: 'derived/a/tall-50.webp' }
  const tall_part = JSON.stringify({ focus: 50, phone: [crop] })
  await backend.db.updateTable('stored_pictures').set({ tall_part }).execute()
  expect(await verifyRenditions(backend)).toMatchObject({ repaired: [path], lost: [] })
  // The running site finds pictures without crops, and makes them.
  const stored = await backend.db.selectFrom('stored_pictures').select('tall_part').execute()
  expect(stored).toEqual([{ tall_part: null }])
})

test('renditions that are missing or cut short are made again, unless the original is lost', async () => {
  const { backend, path } = await siteWithPicture()
  const { renditions } = await backend.db
    .selectFrom('stored_pictures')
    .select('renditions')
    .executeTakeFirstOrThrow()
  const [first] = readRenditions(renditions)
  if (!first) throw new Error('the picture has no renditions')
  expect(await verifyRenditions(backend)).toMatchObject({ repaired: [], lost: [] })

  for (const damage of [
    () => backend.files.remove(first.path),
    () => backend.files.put(first.path, Buffer.from('cut')),
  ]) {
    await damage()
    expect(await verifyRenditions(backend)).toMatchObject({ repaired: [path], lost: [] })
    expect(await verifyRenditions(backend)).toMatchObject({ repaired: [], lost: [] })
  }
  for await (const { path } of backend.files.entries('derived')) await backend.files.remove(path)
  await backend.files.remove(path)
  expect(await verifyRenditions(backend)).toMatchObject({ repaired: [], lost: [path] })
})

test('a list of files that was replaced in one of two backups is found', async () => {
  const { backend } = await siteWithPicture()
  const first = await backend.backups.takeWhenFree('manual')
  await uploadPicture(backend, 'images/images/b.jpg')
  const second = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const list = linesPath(second.files.sha256)
  const lines = gunzipSync(await bytesOf(store.files, list))
    .toString()
    .trim()
    .split('\n')
  expect(lines.length).toBeGreaterThan(1)
  // It can be read, and every file of it is intact, but it lacks one.
  await store.files.put(list, gzipSync(`${lines[0]}\n`))
  expect(await verifyBackups(store)).toEqual({ intact: 1, damaged: [second.id] })
  expect(first.files.sha256).not.toBe(second.files.sha256)
})

test('bytes changed at the same length in a backup are found, and it is not restored', async () => {
  const { backend, database, path } = await siteWithPicture()
  const { id, tables } = await backend.backups.takeWhenFree('manual')
  const { store } = await backend.backups.openTarget()
  const archive = await store.archive(id)
  const picture = []
  for await (const entry of archive.entries()) if (entry.path === path) picture.push(entry)
  const rows = tables.find(({ name }) => name === 'stored_pictures')
  expect(await verifyBackups(store)).toEqual({ intact: 1, damaged: [] })

  for (const blob of [blobPath(picture[0]?.sha256 ?? ''), linesPath(rows?.sha256 ?? '')]) {
    const before = await bytesOf(store.files, blob)
    await changeByte(store.files, blob)
    expect(await verifyBackups(store), blob).toEqual({ intact: 0, damaged: [id] })
    const { files, clock } = backend
    await expect(restore({ database, files, clock }, archive)).rejects.toThrow(DamagedBackupError)
    await store.files.put(blob, before)
  }
})
