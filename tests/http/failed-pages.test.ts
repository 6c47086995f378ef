import { afterAll, beforeAll, expect, test } from 'vitest'
import { inDatabase, startAdminSite } from '#tests/support/admin-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.remove())

async function page(path: string) {
  const answer = await fetch(`${site.url}${path}`)
  return { status: answer.status, html: await answer.text() }
}

/** Removes a table while the work runs. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  const rename = (from: string, to: string) =>
    inDatabase(site, (db) => db.exec(`alter table ${from} rename to ${to}`))
  rename(table, 'elsewhere')
  try {
    return await work()
  } finally {
    rename('elsewhere', table)
  }
}

test('a public page that fails is a 500 in the site’s layout, and is not cached', async () => {
  const { status, html } = await without('news', () => page('/nyheder/abc'))
  expect(status).toBe(500)
  for (const part of ['aria-label="Hovedmenu"', 'href="/kalender"', '</footer>']) {
    expect(html).toContain(part)
  }
  expect(html).toContain('<h1>Der opstod en fejl</h1>')
  expect(html).toContain('<a href="/nyheder/abc" class="button">Prøv igen</a>')
  expect(html).not.toContain('no such table')
  expect((await page('/nyheder/abc')).status).toBe(404)
})

test('a sign-in page that fails keeps its layout and its link', async () => {
  const path = '/admin/ny-adgangskode?kode=abc'
  const { status, html } = await without('verifications', () => page(path))
  expect(status).toBe(500)
  expect(html).toContain('<title>Der opstod en fejl · Administration</title>')
  expect(html).toContain(`<a href="${path}"`)
  expect(html).not.toContain('no such table')
})
