import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'

const busy = 'Der er travlt lige nu. Prøv igen om et øjeblik.'

test('while another program locks the database pages are answered before saves are refused', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.remove())
  const headers = { ...fromOurPage, cookie: await signIn(site) }
  const save = (value: string, revision: string) =>
    fetch(`${site.url}/admin/tekst`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ key: 'about.quote', value, revision }),
    })
  expect((await save('Et liv', '0')).status).toBe(200)
  // Such a session is prolonged by the next page.
  inDatabase(site, (db) => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    db.prepare('update sessions set expires_at = ?').run(soon)
  })
  const other = new DatabaseSync(join(site.dataDir, 'skrivestue.db'))
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const saving = ['Et andet liv', 'Et tredje liv'].map((value) => save(value, '1'))
  const firstSave = Promise.race(saving).then(() => 'a save')
  const statuses = {
    '/': 200,
    '/kalender': 200,
    '/findes-ikke': 404,
    '/soeg?q=liv': 200,
    '/admin/nyheder': 200,
    '/admin/forside': 200,
  }
  const reads = Promise.all(
    Object.keys(statuses).map(async (path) => [
      path,
      (await fetch(site.url + path, { headers })).status,
    ]),
  )
  expect(await Promise.race([reads, firstSave])).toEqual(Object.entries(statuses))
  for (const answer of await Promise.all(saving)) {
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(busy)
  }
  other.exec('rollback')
  expect((await save('Et andet liv', '1')).status).toBe(200)
})
