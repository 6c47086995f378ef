import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import {
  missingAddresses,
  noteMissing,
  setDismissed,
  writeMissing,
} from './missing-addresses.server'

databaseTest('what was not found is counted by its address and day alone', async (test) => {
  const { backend } = test
  const published: unknown[] = []
  backend.live.subscribe((change) => published.push(change))
  for (const path of ['/gammel', '/Gammel/', '/b%C3%B8ger', '/gammel']) noteMissing(backend, path)
  expect(await missingAddresses(backend)).toEqual([
    { path: '/gammel', times: 3, lastDay: '21. november 2026' },
    { path: '/bøger', times: 1, lastDay: '21. november 2026' },
  ])
  const tomorrow = test.at('2026-11-22T09:00:00Z')
  noteMissing(tomorrow, '/gammel')
  await writeMissing(tomorrow)
  const rows = await backend.db
    .selectFrom('missing_addresses')
    .selectAll()
    .where('path', '=', '/gammel')
    .execute()
  expect(rows).toEqual([
    {
      ...{ path: '/gammel', times: 4, is_dismissed: 0 },
      ...{ first_day: '2026-11-21', last_day: '2026-11-22' },
    },
  ])
  expect(published).toEqual([])
})

databaseTest(
  'a flood of junk neither fills the list nor drives out what is asked for',
  async (test) => {
    const { backend } = test
    for (let times = 0; times < 3; times++) noteMissing(backend, '/den-gamle-bog')
    await writeMissing(backend)
    for (let round = 0; round < 4; round++) {
      for (let number = 0; number < 1000; number++) noteMissing(backend, `/x${round}-${number}`)
      for (const junk of ['/wp-login.php', '/.env', '/%00']) noteMissing(backend, junk)
      await writeMissing(backend)
    }
    const rows = await backend.db.selectFrom('missing_addresses').select('path').execute()
    expect(rows.length).toBe(500)
    const listed = await missingAddresses(backend)
    expect(listed).toHaveLength(100)
    expect(listed[0]).toMatchObject({ path: '/den-gamle-bog', times: 3 })
  },
)

databaseTest(
  'what is dismissed stays away, and what was made since is there',
  async ({ backend }) => {
    noteMissing(backend, '/junk')
    noteMissing(backend, '/foredrag/haab')
    expect(await missingAddresses(backend)).toHaveLength(2)
    await setDismissed(backend, '/junk', 1)
    noteMissing(backend, '/junk')
    expect(await missingAddresses(backend)).toMatchObject([{ path: '/foredrag/haab' }])
    await (await openWriter(backend)).lecture('Håb')
    expect(await missingAddresses(backend)).toEqual([])
    await setDismissed(backend, '/junk', 0)
    expect(await missingAddresses(backend)).toMatchObject([{ path: '/junk', times: 2 }])
  },
)
