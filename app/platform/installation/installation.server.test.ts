import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { installationId, markFile, writeMark } from '~/platform/runtime/installation-mark.server'
import { verifyInstallation } from './installation.server'

databaseTest('an empty file store is marked, and one that is away is reported', async (test) => {
  const { backend, dataDir } = test
  const { db, files, clock } = backend
  const mark = { ...files.mark, read: () => Promise.reject(new Error('away')) }
  const away = { ...files, mark }
  expect(await verifyInstallation({ db, dataDir, files: away, clock })).toBe(false)
  expect(await verifyInstallation({ db, dataDir, files, clock })).toBe(true)
  expect(await files.mark.read()).toBeDefined()
})

databaseTest(
  'database, DATA_DIR and file store of different installations are refused',
  async (at) => {
    const { backend, dataDir } = at
    const { db, files, clock } = backend
    const parts = { db, dataDir, files, clock }
    await verifyInstallation(parts)
    const own = (await files.mark.read()) ?? ''
    await files.mark.write('another')
    await expect(verifyInstallation(parts)).rejects.toThrow('The file store belongs to another')
    await files.mark.write(own)
    writeMark(join(dataDir, markFile), 'another')
    await expect(verifyInstallation(parts)).rejects.toThrow(
      `DATA_DIR ${dataDir} belongs to another`,
    )
  },
)

databaseTest('a restored database gets the identity of its DATA_DIR', async (at) => {
  const { backend, dataDir } = at
  const { db, files, clock } = backend
  const parts = { db, dataDir, files, clock }
  await verifyInstallation(parts)
  const own = await files.mark.read()
  await db.deleteFrom('secrets').execute()
  expect(await verifyInstallation(parts)).toBe(true)
  expect(installationId(dataDir)).toBe(own)
})

databaseTest('two processes that start at once get the same identity', async (at) => {
  const { backend, dataDir } = at
  const { db, files, clock } = backend
  const folders = [join(dataDir, 'one'), join(dataDir, 'other')]
  const starts = folders.map((folder) => {
    mkdirSync(folder)
    const mark = { ...files.mark, read: async () => undefined, write: async () => {} }
    return verifyInstallation({ db, dataDir: folder, files: { ...files, mark }, clock })
  })
  await Promise.all(starts)
  const [one, other] = folders.map(installationId)
  expect(one).toBeDefined()
  expect(other).toBe(one)
})

databaseTest('a file store that is replaced while the site runs is reported', async (at) => {
  const { backend, dataDir } = at
  const { db, files, clock } = backend
  await verifyInstallation({ db, dataDir, files, clock })
  await files.check()
  await files.mark.write('another')
  await expect(files.check()).rejects.toThrow('was replaced or removed')
})

databaseTest('the mark of an interrupted write counts as missing', async (at) => {
  const { backend, dataDir } = at
  const { db, files, clock } = backend
  await verifyInstallation({ db, dataDir, files, clock })
  const own = installationId(dataDir)
  writeFileSync(join(dataDir, markFile), '')
  await verifyInstallation({ db, dataDir, files, clock })
  expect(installationId(dataDir)).toBe(own)
})
