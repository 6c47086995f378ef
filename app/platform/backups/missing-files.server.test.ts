import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { findMissingFiles, missingFilesOf } from './missing-files.server'

databaseTest('a listing finds files that are missing or empty', async ({ backend }) => {
  await fillSite(backend)
  expect(await findMissingFiles(backend)).toEqual([])
  const pictures = await backend.db.selectFrom('stored_pictures').select('path').execute()
  const [path = ''] = pictures.map((picture) => picture.path)
  await backend.files.remove(path)
  expect(await findMissingFiles(backend)).toEqual([path])
  await backend.files.put(path, new Uint8Array(), { contentType: 'image/jpeg' })
  expect(await findMissingFiles(backend)).toEqual([path])
  expect(missingFilesOf(backend)).toBe(1)
})
