import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { breakTable } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import type { Backend } from '~/platform/backend.server'
import { missingPaths, recordMissingPath, writePendingCounts } from './missing-paths.server'
import { setDismissed } from './redirects-commands.server'

databaseTest('missing paths are counted by path and day only', async (test) => {
  const { backend } = test
  const published: unknown[] = []
  backend.live.subscribe((change) => published.push(change))
  for (const path of ['/gammel', '/Gammel/', '/b%C3%B8ger', '/gammel'])
    recordMissingPath(backend, path)
  expect(await missingPaths(backend)).toEqual([
    { path: '/gammel', times: 3, lastDay: '21. november 2026' },
    { path: '/bøger', times: 1, lastDay: '21. november 2026' },
  ])
  const tomorrow = test.at('2026-11-22T09:00:00Z')
  recordMissingPath(tomorrow, '/gammel')
  await writePendingCounts(tomorrow)
  const rows = await backend.db
    .selectFrom('missing_paths')
    .selectAll()
    .where('path', '=', '/gammel')
    .execute()
  expect(rows).toEqual([
    {
      path: '/gammel',
      times: 4,
      is_dismissed: 0,
      first_day: '2026-11-21',
      last_day: '2026-11-22',
    },
  ])
  expect(published).toEqual([])
})

databaseTest('requests for missing paths do not cause one write each', async ({ backend }) => {
  const stored = () => backend.db.selectFrom('missing_paths').select('path').execute()
  for (let number = 0; number < 60; number++) recordMissingPath(backend, `/vain-${number}`)
  expect(await stored()).toEqual([])
  expect(await missingPaths(backend)).toHaveLength(60)
  expect(await stored()).toHaveLength(60)
})

databaseTest(
  'a flood of junk neither fills the list nor displaces requested paths',
  async (test) => {
    const { backend } = test
    for (let times = 0; times < 3; times++) recordMissingPath(backend, '/den-gamle-bog')
    await writePendingCounts(backend)
    for (let round = 0; round < 4; round++) {
      for (let number = 0; number < 1000; number++)
        recordMissingPath(backend, `/x${round}-${number}`)
      for (const junk of ['/wp-login.php', '/.env', '/%00']) recordMissingPath(backend, junk)
      await writePendingCounts(backend)
    }
    const rows = await backend.db.selectFrom('missing_paths').select('path').execute()
    expect(rows.length).toBe(500)
    const listed = await missingPaths(backend)
    expect(listed).toHaveLength(100)
    expect(listed[0]).toMatchObject({ path: '/den-gamle-bog', times: 3 })
  },
)

databaseTest(
  'data requests are not listed, even if they were counted before',
  async ({ backend }) => {
    await backend.db
      .insertInto('missing_paths')
      .values({
        path: '/gammel.data',
        times: 9,
        first_day: '2026-11-20',
        last_day: '2026-11-20',
        is_dismissed: 0,
      })
      .execute()
    recordMissingPath(backend, '/gammel')
    recordMissingPath(backend, '/gammel.data')
    recordMissingPath(backend, '/foredrag/haab')
    await (await openWriter(backend)).lecture('Håb')
    expect(await missingPaths(backend)).toMatchObject([{ path: '/gammel', times: 1 }])
  },
)

databaseTest('dismissed paths are not listed again, and new ones are', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  recordMissingPath(backend, '/junk')
  recordMissingPath(backend, '/foredrag/haab')
  expect(await missingPaths(backend)).toHaveLength(2)
  await setDismissed(backend, admin, '/junk', 1)
  recordMissingPath(backend, '/junk')
  expect(await missingPaths(backend)).toMatchObject([{ path: '/foredrag/haab' }])
  expect((await auditLog(backend)).map(({ what }) => what)).toContain(
    'Skjulte »/junk« på listen over adresser, der ikke findes',
  )
  await (await openWriter(backend)).lecture('Håb')
  expect(await missingPaths(backend)).toEqual([])
  await setDismissed(backend, admin, '/junk', 0)
  expect(await missingPaths(backend)).toMatchObject([{ path: '/junk', times: 2 }])
  const logged = (await auditLog(backend)).map(({ what }) => what)
  await setDismissed(backend, admin, '/findes-ikke', 1)
  expect((await auditLog(backend)).map(({ what }) => what)).toEqual(logged)
  expect(logged).toContain('Satte »/junk« tilbage på listen over adresser, der ikke findes')
})

databaseTest('a path that was counted before is counted during a flood', async ({ backend }) => {
  recordMissingPath(backend, '/bog')
  for (let number = 0; number < 300; number++) recordMissingPath(backend, `/x-${number}`)
  recordMissingPath(backend, '/bog')
  expect((await missingPaths(backend))[0]).toMatchObject({ path: '/bog', times: 2 })
})

databaseTest('a path with a redirect is not listed', async ({ backend }) => {
  recordMissingPath(backend, '/bog')
  const at = backend.clock.now().toISOString()
  await backend.db
    .insertInto('redirects')
    .values({
      id: 'a',
      path: '/bog',
      target: '/bibliografi',
      created_at: at,
      updated_at: at,
      revision: 1,
    })
    .execute()
  expect(await missingPaths(backend)).toEqual([])
})

databaseTest(
  'of paths requested equally often, those requested last are kept and listed first',
  async ({ backend }) => {
    const earlier = { times: 1, first_day: '2026-11-20', last_day: '2026-11-20' }
    const rows = Array.from({ length: 500 }, (_, number) => ({
      ...earlier,
      path: `/bog-${number}`,
      is_dismissed: 0 as const,
    }))
    await backend.db.insertInto('missing_paths').values(rows).execute()
    recordMissingPath(backend, '/salme')
    const listed = await missingPaths(backend)
    expect(listed.slice(0, 2).map(({ path }) => path)).toEqual(['/salme', '/bog-0'])
  },
)

/** Records a path, and lets ten seconds pass. */
function recordAndWait(backend: Backend, path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  recordMissingPath(backend, path)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
}

databaseTest('paths are counted after ten seconds, or a failure is logged', async (test) => {
  const { backend, logged } = test
  recordAndWait(backend, '/bog')
  await eventually(async () => {
    expect(await backend.db.selectFrom('missing_paths').select('path').execute()).toHaveLength(1)
  })
  await breakTable(backend, 'missing_paths')
  recordAndWait(backend, '/salme')
  await eventually(() =>
    expect(logged).toMatchObject([{ level: 40, msg: 'missing paths could not be counted' }]),
  )
})
