import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type DatabaseTest,
  databaseTest,
  openDatabaseTest,
  testInstant,
} from '#tests/support/database'
import { fixedClock } from '~/platform/runtime/clock'
import { isWorrying, takeIfDue } from './schedule.server'
import { takeOnDemand } from './take-on-demand.server'

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
  const place = join(at.dataDir, 'backups')
  expect(isWorrying(backups, after(0))).toBe(false)
  await rm(place, { recursive: true, force: true })
  await writeFile(place, 'not a folder')
  await expect(takeIfDue(backups, after(0))).rejects.toThrow()
  expect(backups.state.failure).toMatchObject({ trouble: 'no-place' })
  expect(isWorrying(backups, after(0))).toBe(true)

  await rm(place)
  await takeIfDue(backups, after(0))
  expect(backups.state).toMatchObject({ lastGood: expect.any(String), failure: undefined })
  expect(isWorrying(backups, after(26 * 60))).toBe(false)
  expect(isWorrying(backups, after(26 * 60 + 1))).toBe(true)
})

test('a slow backup continues in the background', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  backend.backups.take = () => new Promise<never>(() => {})
  expect(await takeOnDemand(backend, { id: 'admin' }, 1)).toBe(false)
})
