import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { healthOf } from './health.server'

databaseTest('all services answer', async ({ backend }) => {
  expect(await healthOf(backend)).toEqual({ database: true, fileStore: true, disk: true })
})

databaseTest(
  'a service that never answers counts as away and is asked once',
  async ({ backend }) => {
    let asked = 0
    const check = () => {
      asked += 1
      return new Promise<void>(() => {})
    }
    const silent = { ...backend, files: { ...backend.files, check } }
    for (let i = 0; i < 2; i++) {
      expect(await healthOf(silent)).toEqual({ database: true, fileStore: false, disk: true })
    }
    expect(asked).toBe(1)
  },
)

databaseTest('a full disk is reported', async ({ backend }) => {
  const full = { ...backend, disk: { ...backend.disk, hasRoom: async () => false } }
  expect(await healthOf(full)).toEqual({ database: true, fileStore: true, disk: false })
})
