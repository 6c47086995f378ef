import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  type DatabaseTest,
  databaseTest,
  openDatabaseTest,
  testInstant,
} from '#tests/support/database'
import { fixedClock } from '~/platform/runtime/clock'
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { isBackupOverdue, scheduleBackups, takeIfDue } from './schedule.server'
import { NoRoomError } from './take-backup.server'
import { takeOnDemand, takeOrFindLatest } from './take-on-demand.server'

const after = (minutes: number) =>
  fixedClock(new Date(Date.parse(testInstant) + minutes * 60_000).toISOString())

const taken = ({ logged }: DatabaseTest) =>
  logged.filter(({ msg }) => msg === 'a backup was taken').length

databaseTest('a backup is due if there is none or the last is an hour old', async (at) => {
  const { backups } = at.backend
  const counts: number[] = []
  for (const minutes of [0, 59, 60]) {
    await takeIfDue(backups, after(minutes))
    counts.push(taken(at))
  }
  expect(counts).toEqual([1, 1, 2])
})

databaseTest('a clock that was set back does not delay the next backup', async (at) => {
  const { backups } = at.backend
  await takeIfDue(backups, after(0))
  await takeIfDue(backups, after(-300))
  expect(taken(at)).toBe(2)
})

databaseTest('a failure warns at once if there is no backup, else after a day', async (at) => {
  const { backups } = at.backend
  const folder = join(at.dataDir, 'backups')
  expect(isBackupOverdue(backups, after(0))).toBe(false)
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'not a folder')
  await expect(takeIfDue(backups, after(0))).rejects.toThrow()
  expect(backups.state.failure).toMatchObject({ kind: 'location-missing' })
  expect(isBackupOverdue(backups, after(0))).toBe(true)

  await rm(folder)
  await takeIfDue(backups, after(0))
  expect(backups.state).toMatchObject({ lastGoodAt: expect.any(String), failure: undefined })
  expect(isBackupOverdue(backups, after(26 * 60))).toBe(false)
  expect(isBackupOverdue(backups, after(26 * 60 + 1))).toBe(true)
})

databaseTest(
  'a failed backup says why: no room, a damaged database or something else',
  async (at) => {
    const { backend, database, dataDir, logged } = at
    const env = readEnv({ DATA_DIR: dataDir })
    const failureKindOf = async (broken: Partial<typeof database>) => {
      const backups = new Backups({ ...backend, database: { ...database, ...broken }, env })
      await expect(backups.take('manual')).rejects.toThrow()
      expect(backups.state).toMatchObject({ isRunning: false, failures: 1 })
      expect(logged.at(-1)).toMatchObject({ level: 50, msg: 'no backup could be taken' })
      return backups.state.failure?.kind
    }
    const fails = (error: Error) => () => Promise.reject(error)
    const isFull = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    expect(await failureKindOf({ snapshot: fails(isFull) })).toBe('no-room')
    expect(await failureKindOf({ snapshot: fails(new NoRoomError(2, 1)) })).toBe('no-room')
    expect(await failureKindOf({ damage: () => Promise.resolve('a page is torn') })).toBe('damaged')
    expect(await failureKindOf({ snapshot: fails(new Error('the database is away')) })).toBe(
      'other',
    )
  },
)

databaseTest('a backup of another process ends the warning of a failure', async (at) => {
  const { backend, database, dataDir } = at
  const folder = join(dataDir, 'backups')
  const { backups } = backend
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'not a folder')
  await expect(backups.take('manual')).rejects.toThrow()
  await rm(folder)
  const other = new Backups({
    ...backend,
    database,
    env: readEnv({ DATA_DIR: dataDir }),
    clock: after(1),
  })
  await other.takeWhenFree('scheduled')
  await backups.list()
  expect(backups.state).toMatchObject({ failure: undefined, lastGoodAt: other.state.lastGoodAt })
})

databaseTest('the author’s backup is in the log book', async ({ backend }) => {
  const admin = { id: 'admin' }
  expect(await takeOnDemand(backend, admin)).toBe(true)
  const entry = { admin_id: admin.id, action: 'take', noun: 'backups' }
  const [last] = await backend.db.selectFrom('audit_log').selectAll().execute()
  expect(last).toMatchObject(entry)
})

databaseTest('the newest backup is downloaded if no new one can be taken', async ({ backend }) => {
  const { backups } = backend
  const older = await takeOrFindLatest(backups)
  const id = await takeOrFindLatest(backups)
  expect((await backups.list()).map((backup) => backup.id)).toEqual([id, older])
  backups.take = async () => undefined
  expect(await takeOrFindLatest(backups)).toBe(id)
  backups.take = () => Promise.reject(new Error('the disk is full'))
  expect(await takeOrFindLatest(backups)).toBe(id)
})

test('the author is told that a backup is running already', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  backend.backups.take = async () => undefined
  await expect(takeOnDemand(backend, { id: 'admin' })).rejects.toMatchObject({ code: 'backing-up' })
  expect(await backend.db.selectFrom('audit_log').selectAll().execute()).toEqual([])
})

test('a backup is due a minute after the start, then it is checked every five minutes', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const take = vi.spyOn(backend.backups, 'take').mockReturnValue(promise)
  const list = vi.spyOn(backend.backups, 'list').mockResolvedValue([])
  const stop = scheduleBackups(backend.backups, backend.clock)
  const looks = async (minutes: number) => {
    vi.advanceTimersByTime(minutes * 60_000)
    await expect.poll(() => take.mock.calls.length).toBe(list.mock.calls.length - 1)
    return take.mock.calls
  }
  expect(await looks(0.9)).toEqual([])
  expect(await looks(0.1)).toEqual([['scheduled']])
  expect(await looks(4)).toHaveLength(2)
  expect(await looks(5)).toHaveLength(3)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  expect(vi.getTimerCount()).toBe(0)
  expect(isStopped).toBe(false)
  resolve(undefined)
  await stopped
  await scheduleBackups(backend.backups, backend.clock)()
  expect(vi.getTimerCount(), 'stopped before the first check').toBe(0)
})

test('a slow backup continues in the background', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  backend.backups.take = () => new Promise<never>(() => {})
  expect(await takeOnDemand(backend, { id: 'admin' }, 1)).toBe(false)
})
