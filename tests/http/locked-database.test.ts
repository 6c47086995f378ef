import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'

const busy = 'Der er travlt lige nu. Prøv igen om et øjeblik.'
/** Far less than a write waits for the lock. */
const maxReadMs = 1_500

async function timed(request: Promise<Response>) {
  const begun = performance.now()
  const { status } = await request
  return { status, ms: performance.now() - begun }
}

test('while another program locks the database pages are answered, and saves are told', async () => {
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
  const saving = Promise.all([save('Et andet liv', '1'), save('Et tredje liv', '1')])
  const begun = performance.now()
  const paths = [
    '/',
    '/kalender',
    '/findes-ikke',
    '/soeg?q=liv',
    '/admin/nyheder',
    '/admin/forside',
  ]
  const reads = await Promise.all(
    paths.map(async (path) => ({ path, ...(await timed(fetch(site.url + path, { headers }))) })),
  )
  for (const { path, status, ms } of reads) {
    expect([path, status]).toEqual([path, path === '/findes-ikke' ? 404 : 200])
    expect(ms, path).toBeLessThan(maxReadMs)
  }
  for (const answer of await saving) {
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(busy)
  }
  expect(performance.now() - begun).toBeLessThan(5_500)
  other.exec('rollback')
  expect((await save('Et andet liv', '1')).status).toBe(200)
})
