import { randomUUID } from 'node:crypto'
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
  // The text of the item links to a PDF.
  inDatabase(site, (db) =>
    db.exec(`insert into news (id, slug, title, content, published_date, created_at, updated_at, published_at)
      values ('a', 'lys', 'Lys', '<p><a data-pdf-id="${randomUUID()}">Lyt</a></p>', '2026-11-01',
        '2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.000Z', '2026-11-01T09:00:00.000Z')`),
  )
  const path = '/nyheder/lys'
  const { status, html } = await without('collaboration_files', () => page(`${path}?kode=hemmelig`))
  expect(status).toBe(500)
  for (const part of ['aria-label="Hovedmenu"', '</footer>']) expect(html).toContain(part)
  expect(html).toContain('<h1>Der opstod en fejl</h1>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain(`<a href="${path}" class="button">Prøv igen</a>`)
  expect(html).not.toContain('no such table')
  expect((await page(path)).status).toBe(200)
  const logged = site
    .output()
    .split('\n')
    .filter((line) => line.includes(path))
  expect(logged).toEqual([
    expect.stringMatching(/"path":"\/nyheder\/lys".*a page could not be made/),
  ])
  expect(site.output()).not.toContain('hemmelig')
})

test('a news item that cannot be read shows the empty state, and is not cached', async () => {
  const { status, html } = await without('news', () => page('/nyheder/abc'))
  expect(status).toBe(200)
  expect(html).not.toContain('noindex')
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
