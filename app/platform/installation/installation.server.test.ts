import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { recognizeInstallation } from './installation.server'

databaseTest('an empty file store is marked, and one that is away is reported', async (test) => {
  const { backend, dataDir } = test
  const { db, files, clock } = backend
  const mark = { ...files.mark, read: () => Promise.reject(new Error('away')) }
  const away = { ...files, mark }
  expect(await recognizeInstallation({ db, dataDir, files: away, clock })).toBe(false)
  expect(await recognizeInstallation({ db, dataDir, files, clock })).toBe(true)
  expect(await files.mark.read()).toBeDefined()
})
