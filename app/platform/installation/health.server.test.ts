import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { checkHealth, isWaitingForDatabase } from './health.server'

databaseTest('all services answer', async ({ backend }) => {
  expect(await checkHealth(backend)).toEqual({ database: true, fileStore: true, disk: true })
})

databaseTest(
  'a service that never answers counts as unavailable and is checked once',
  async ({ backend }) => {
    let checks = 0
    const check = () => {
      checks += 1
      return new Promise<void>(() => {})
    }
    const silent = { ...backend, files: { ...backend.files, check } }
    for (let i = 0; i < 2; i++) {
      expect(await checkHealth(silent)).toMatchObject({ fileStore: false, disk: true })
    }
    expect(checks).toBe(1)
  },
)

databaseTest('a service may take some tenths of a second to answer', async ({ backend }) => {
  const slow = { ...backend, files: { ...backend.files, check: () => pause(200) } }
  expect(await checkHealth(slow)).toMatchObject({ fileStore: true })
})

databaseTest('a service that answers again counts as available', async ({ backend }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = { ...backend, files: { ...backend.files, check: () => promise } }
  expect(await checkHealth(slow)).toMatchObject({ fileStore: false })
  resolve()
  await promise
  await expect.poll(() => checkHealth(slow)).toMatchObject({ fileStore: true })
})

databaseTest('a service that is known not to answer delays no response', async ({ backend }) => {
  const silent = () => {
    const check = () => new Promise<void>(() => {})
    return { ...backend, files: { ...backend.files, check } }
  }
  const known = silent()
  await checkHealth(known)
  // The first answer about another silent service takes half a second.
  const other = checkHealth(silent()).then(() => 'other')
  expect(await Promise.race([other, checkHealth(known).then(() => 'known')])).toBe('known')
  await other
})

databaseTest(
  'a busy process does not mistake its own delay for a missing answer',
  async ({ backend }) => {
    const health = checkHealth(backend)
    // Blocks the event loop for longer than a service may be silent.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
    expect(await health).toMatchObject({ database: true })
  },
)

databaseTest('a slow page of a database that answers is waited for', async ({ backend }) => {
  const never = new Promise(() => {})
  expect(await isWaitingForDatabase(never, backend.db)).toBe(false)
})

databaseTest('a full disk is reported', async ({ backend }) => {
  const full = { ...backend, disk: { ...backend.disk, hasRoom: async () => false } }
  expect(await checkHealth(full)).toEqual({ database: true, fileStore: true, disk: false })
})

databaseTest(
  'a read-only database counts as unavailable, and the log says so',
  async ({ backend, engine, logged }) => {
    const { db } = backend
    const readOnly = (isOn: boolean) =>
      engine === 'sqlite'
        ? sql`pragma query_only = ${sql.raw(isOn ? '1' : '0')}`.execute(db)
        : sql`select set_config('default_transaction_read_only', ${isOn ? 'on' : 'off'}, false)`.execute(
            db,
          )
    await readOnly(true)
    expect(await checkHealth(backend)).toEqual({ database: false, fileStore: true, disk: true })
    expect(logged).toMatchObject([
      { level: 50, msg: 'the database is read-only: nothing is saved' },
    ])
    await readOnly(false)
    expect(await checkHealth(backend)).toEqual({ database: true, fileStore: true, disk: true })
  },
)
