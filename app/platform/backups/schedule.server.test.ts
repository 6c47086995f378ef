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
import { readEnv } from '~/platform/runtime/env.server'
import { Backups } from './backups.server'
import { isWorrying, takeIfDue } from './schedule.server'
import { latestOrNew, takeOnDemand } from './take-on-demand.server'

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
  expect(isWorrying(backups, after(0))).toBe(false)
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'not a folder')
  await expect(takeIfDue(backups, after(0))).rejects.toThrow()
  expect(backups.state.failure).toMatchObject({ trouble: 'location-missing' })
  expect(isWorrying(backups, after(0))).toBe(true)

  await rm(folder)
  await takeIfDue(backups, after(0))
  expect(backups.state).toMatchObject({ lastGood: expect.any(String), failure: undefined })
  expect(isWorrying(backups, after(26 * 60))).toBe(false)
  expect(isWorrying(backups, after(26 * 60 + 1))).toBe(true)
})

databaseTest('a backup of another process ends the warning of a failure', async (at) => {
  const { backend, opened, dataDir } = at
  const folder = join(dataDir, 'backups')
  const { backups } = backend
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'not a folder')
  await expect(backups.take('manual')).rejects.toThrow()
  await rm(folder)
  const other = new Backups({
    ...backend,
    opened,
    env: readEnv({ DATA_DIR: dataDir }),
    clock: after(1),
  })
  await other.takeInTurn('scheduled')
  await backups.list()
  expect(backups.state).toMatchObject({ failure: undefined, lastGood: other.state.lastGood })
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
  const id = await latestOrNew(backups)
  expect(id).toBe((await backups.list())[0]?.id)
  backups.take = async () => undefined
  expect(await latestOrNew(backups)).toBe(id)
})

test('a slow backup continues in the background', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  backend.backups.take = () => new Promise<never>(() => {})
  expect(await takeOnDemand(backend, { id: 'admin' }, 1)).toBe(false)
})
