import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test as base, expectAccessible, expectToast } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { startAuthorSite } from '../support/author-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { sitemapFindings, sitemapUrls } from '../support/sitemap-schema.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startAuthorSite({ STAGING_URL: 'https://test.example.dk' })
    await use(server)
    await server.stop()
  },
})

test.use({ expectedMessages: [/status of (401|500)|ERR_FAILED/] })

async function openGenerator(page: Page) {
  await page.goto('/admin/seo')
  await untilHydrated(page)
  return page.getByRole('region', { name: 'Sitemap' })
}

async function openReadyGenerator(page: Page) {
  const generator = await openGenerator(page)
  await expect(generator.getByRole('status')).toContainText('klar')
  return generator
}

/** The content of the file that a button downloads. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toBe(name)
  return readFile(await file.path(), 'utf8')
}

async function served(url: string, path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text()
}

test('the main domain’s files are downloaded as they are served', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  inDatabase(server, (db) =>
    db.exec(`insert into lectures (id, title, slug, description, themes, created_at, updated_at)
      values ('l1', 'Håb', 'haab', 'Om håb', '[]', '2026-11-01T09:00:00.000Z', '2026-11-02T09:00:00.000Z')`),
  )
  const generator = await openReadyGenerator(page)
  await expect(generator).toContainText('10 adresser er klar til et sitemap.')
  await expect(generator).toContainText(
    'Sitemap og robots.txt skal uploades manuelt til serverens rodmappe.',
  )
  await expect(generator.getByRole('radio', { name: 'Hoveddomæne' })).toBeChecked()
  await expect(generator.getByRole('button', { name: /sitemap.*\.xml/ })).toHaveCount(0)
  await generator.getByRole('button', { name: 'Generer sitemap' }).click()
  await expectToast(page, 'Sitemap genereret')
  const sitemap = await downloaded(page, 'sitemap.xml')
  await expectToast(page, 'Sitemap downloadet')
  expect(sitemap).toBe(await served(server.url, '/sitemap.xml'))
  expect(sitemapUrls(sitemap)).toMatchObject({ '/foredrag/haab': '2026-11-02 monthly 0.6' })
  expect(await sitemapFindings(sitemap)).toEqual([])
  await generator.getByText('Vis indholdet af sitemap.xml').click()
  await expect(generator.getByText(`<loc>${server.url}/foredrag/haab</loc>`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  expect(await downloaded(page, 'robots.txt')).toBe(await served(server.url, '/robots.txt'))
  await expectToast(page, 'Robots.txt downloadet')
})

test('the sitemaps of both presets are generated at once, without hidden content', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  const at = `'2026-11-01T09:00:00.000Z', '2026-11-19T09:00:00.000Z'`
  inDatabase(server, (db) =>
    db.exec(`
      insert into calendar_events (id, title, date, event_type, is_visible, created_at, updated_at)
        values ('hemmelig', 'Hemmelig koncert', '2099-12-01', 'concert', 0, ${at});
      insert into testimonials (id, name, quote, is_visible, created_at, updated_at)
        values ('hemmelig', 'Hemmelig', 'Hemmelig', 0, ${at});`),
  )
  const generator = await openReadyGenerator(page)
  await generator.getByRole('radio', { name: 'Testdomæne' }).check()
  await expect(generator).toContainText('https://test.example.dk')
  await generator.getByRole('button', { name: 'Generer alle sitemaps' }).click()
  await expectToast(page, 'Alle sitemaps genereret')
  const staging = await downloaded(page, 'sitemap.xml')
  const main = await downloaded(page, `sitemap-${new URL(server.url).host.replace(':', '-')}.xml`)
  expect(main).toBe(await served(server.url, '/sitemap.xml'))
  expect(staging).toBe(main.replaceAll(server.url, 'https://test.example.dk'))
  const robots = await downloaded(page, 'robots.txt')
  expect(robots).toContain('Sitemap: https://test.example.dk/sitemap.xml')
  for (const content of [staging, main, robots]) expect(content).not.toMatch(/hemmelig|2026-11-19/i)
})

test('another domain is typed, checked and used', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  const generator = await openGenerator(page)
  await generator.getByRole('radio', { name: 'Et andet domæne' }).check()
  const url = generator.getByLabel('Adresse')
  const generate = generator.getByRole('button', { name: 'Generer sitemap' })
  await generate.click()
  await expect(generator.getByRole('alert')).toHaveText('Skriv en adresse.')
  await url.fill('example.dk/nyheder')
  await generator.getByRole('button', { name: 'Download robots.txt' }).click()
  await expect(generator.getByRole('alert')).toHaveText(
    'Skriv adressen som https://example.dk, uden noget efter domænets navn.',
  )
  await expect(url).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await url.fill('https://blåbær.dk')
  await expect(generator.getByRole('alert')).toHaveCount(0)
  await generate.click()
  await expectToast(page, 'Sitemap genereret')
  const sitemap = await downloaded(page, 'sitemap.xml')
  expect(sitemap).toContain('<loc>https://xn--blbr-roah.dk/</loc>')
  await url.fill('https://blåbær.example')
  await expect(generator.getByRole('button', { name: 'Download sitemap.xml' })).toHaveCount(0)
})

test('loading data, failures, refusals and unusable data are reported', {
  tag: ['@all', '@desktop'],
}, async ({ page, context }) => {
  const waiting = Promise.withResolvers<void>()
  await page.route('**/admin/seo/sitemap', async (route) => {
    await waiting.promise
    await route.abort()
  })
  const generator = await openGenerator(page)
  await expect(generator.getByRole('status')).toHaveText('Henter data til sitemap …')
  await generator.getByRole('button', { name: 'Generer sitemap' }).click()
  await expectToast(page, 'Kan ikke generere sitemap - data ikke tilgængelig')
  waiting.resolve()
  await expect(generator.getByRole('alert')).toContainText('Fejl: Ingen forbindelse til serveren')
  await page.unroute('**/admin/seo/sitemap')
  await page.route('**/admin/seo/sitemap', (route) =>
    route.fulfill({ status: 500, json: { message: 'Kunne ikke hente data til sitemap' } }),
  )
  await generator.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(generator.getByRole('alert')).toContainText(
    'Fejl: Kunne ikke hente data til sitemap',
  )
  await generator.getByRole('button', { name: 'Generer alle sitemaps' }).click()
  await expectToast(page, 'Kan ikke generere sitemaps - data ikke tilgængelig')
  await expectAccessible(page)
  await page.unroute('**/admin/seo/sitemap')
  await generator.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(generator.getByRole('status')).toHaveText('9 adresser er klar til et sitemap.')

  await page.route('**/admin/seo/sitemap', (route) =>
    route.fulfill({ json: { entries: [{ path: '/' }] } }),
  )
  await openReadyGenerator(page)
  await expect(generator).toContainText('1 adresse er klar til et sitemap.')
  await generator.getByRole('button', { name: 'Generer sitemap' }).click()
  await expectToast(page, 'Kunne ikke generere sitemap')
  await generator.getByRole('button', { name: 'Generer alle sitemaps' }).click()
  await expectToast(page, 'Kunne ikke generere alle sitemaps')
  await expect(generator.getByRole('button', { name: 'Download sitemap.xml' })).toHaveCount(0)
  await page.unroute('**/admin/seo/sitemap')

  // An expired session is renewed when the data is requested again.
  await page.route('**/admin/seo/sitemap', (route) => route.fulfill({ status: 401 }))
  await openGenerator(page)
  await expect(generator.getByRole('alert')).toContainText('Du er ikke længere logget ind')
  await page.unroute('**/admin/seo/sitemap')
  await context.clearCookies()
  await generator.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('dialog')).toContainText('Administrator Login')
})
