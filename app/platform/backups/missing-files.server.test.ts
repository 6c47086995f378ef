import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, vi } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { countMissingFiles, findMissingFiles, watchMissingFiles } from './missing-files.server'

databaseTest('a listing finds files that are missing or empty', async ({ backend }) => {
  await fillSite(backend)
  expect(await findMissingFiles(backend)).toEqual([])
  const pictures = await backend.db.selectFrom('stored_pictures').select('path').execute()
  const [path = ''] = pictures.map((picture) => picture.path)
  await backend.files.remove(path)
  expect(await findMissingFiles(backend)).toEqual([path])
  await backend.files.put(path, new Uint8Array())
  expect(await findMissingFiles(backend)).toEqual([path])
  expect(countMissingFiles(backend)).toBe(1)
})

databaseTest('missing files are logged once, until others are missing', async (at) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { backend, logged } = at
  await fillSite(backend)
  const lines = () => logged.filter(({ msg }) => msg === 'files of the site are missing')
  let lists = 0
  const files = {
    ...backend.files,
    async *entries(folder: string) {
      yield* backend.files.entries(folder)
      lists += 1
    },
  }
  const looked = async () => {
    const before = lists
    vi.advanceTimersByTime(5 * 60_000)
    await expect.poll(() => lists).toBe(before + 1)
    await findMissingFiles({ ...backend, files })
  }
  await backend.files.remove('collaboration-pdfs/collaboration-1.pdf')
  onTestFinished(watchMissingFiles({ ...backend, files }))
  await expect.poll(() => lines().length).toBe(1)
  await looked()
  expect(lines()).toHaveLength(1)
  const { path } = await backend.db
    .selectFrom('stored_pictures')
    .select('path')
    .executeTakeFirstOrThrow()
  await backend.files.remove(path)
  await looked()
  expect(lines()).toHaveLength(2)
  expect(lines()[1]?.count).toBe(2)
})

databaseTest('missing files are looked for until all are there', async ({ backend }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await fillSite(backend)
  const path = 'collaboration-pdfs/collaboration-1.pdf'
  const bytes = await buffer(await backend.files.read(path))
  await backend.files.remove(path)
  onTestFinished(watchMissingFiles(backend))
  await expect.poll(() => countMissingFiles(backend)).toBe(1)
  await backend.files.put(path, bytes)
  vi.advanceTimersByTime(5 * 60_000)
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  expect(countMissingFiles(backend)).toBe(0)
})
