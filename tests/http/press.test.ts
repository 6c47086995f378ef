import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, signIn } from '#tests/support/admin-site'
import { startSampleSite } from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site.stop())

test('the press page links to all pictures if it shows only some of them', async () => {
  // The author's own pages are not cached.
  const headers = { Cookie: await signIn(site) }
  const link = async () => {
    const page = await (await fetch(`${site.url}/presse`, { headers })).text()
    return />Se alle billeder</.test(page)
  }
  expect(await link()).toBe(false)
  inDatabase(site, (db) => {
    db.exec(`create temp table another as
      select * from images where page_assignment is null and is_active = 1 limit 1`)
    for (let number = 1; number <= 24; number += 1) {
      db.exec(`update another set id = 'another-${number}'`)
      db.exec('insert into images select * from another')
    }
  })
  expect(await link()).toBe(true)
})
