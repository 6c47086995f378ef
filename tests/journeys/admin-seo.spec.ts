import type { Page } from '@playwright/test'
import {
  answerDialog,
  test as base,
  expectAccessible,
  expectToast,
  test,
} from '../support/admin-journey.ts'
import { draftContents, inDatabase } from '../support/admin-site.ts'
import { startAuthorSite } from '../support/author-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

test.use({ expectedMessages: [/status of (409|500|503)/] })

async function openScreen(page: Page) {
  await page.goto('/admin/seo')
  await untilHydrated(page)
}

async function openCard(page: Page, name: string) {
  const card = page.getByRole('form', { name })
  await card.locator('summary').click()
  // The card grows until the share data of its page is loaded.
  await page.waitForLoadState('networkidle')
  return card
}

const title = 'Nyheder fra skrivestuen ved Limfjorden'

test('a page’s settings are filled in, rated, saved and previewed', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openScreen(page)
  const card = await openCard(page, 'Nyheder')
  await expect(card).toContainText('Kræver handling')
  await expect(card).toContainText('Tilføj en meta titel')
  await expect(card.getByRole('button')).toHaveCount(0)
  await card.getByLabel('Meta titel').fill('Kort')
  await expect(card).toContainText('4/60')
  await expect(card).toContainText('Meta titlen er for kort (min 30 tegn)')
  await card.getByLabel('Meta titel').fill(title)
  await card.getByLabel('Meta beskrivelse').fill('b'.repeat(161))
  await expect(card).toContainText('Kan forbedres')
  await expect(card).toContainText('161/160')
  await card.getByLabel('Meta beskrivelse').fill('b'.repeat(140))
  await expect(card).toContainText('Optimal')
  await expect(card).toContainText(`${server.url}/nyheder`)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expectToast(page, 'SEO indstillinger gemt og synkroniseret')
  await expect(card.getByRole('button')).toHaveCount(0)
  const shown = await (await fetch(`${server.url}/nyheder`)).text()
  expect(shown).toContain(`<title>${title}</title>`)

  // The preview shows the shared page, with its own texts by default. Opening a card closes the other.
  const other = await openCard(page, 'Billeder')
  await expect(card.getByLabel('Meta titel')).toBeHidden()
  const shared = other.getByRole('figure', { name: 'Sådan kan siden se ud, når den deles' })
  await expect(shared).toContainText('Billeder til pressebrug')
  await expect(shared).toContainText('localhost')
  const picture = shared.locator('img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    99,
  )
  await other.getByLabel('Meta titel').fill('Pressebilleder til fri brug')
  await other.getByLabel('Meta beskrivelse').fill('Malerier og portrætter.')
  await expect(shared).toContainText('Pressebilleder til fri brug')
  await expect(shared).toContainText('Malerier og portrætter.')
  const listed = other.getByRole('figure', { name: 'Sådan kan siden se ud i søgeresultater' })
  await expect(listed).toContainText('Pressebilleder til fri brug')
  await other.getByLabel('Meta titel').fill(`${'ord '.repeat(15)}overtal`)
  await expect(listed).not.toContainText('overtal')
  await other.getByLabel('Meta titel').fill('')
  await expect(shared).toContainText('Billeder til pressebrug')
})

test('drafts are reset, survive the use of other cards, and replace newer settings only on purpose', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  await openScreen(page)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    ...['Forside', 'Bibliografi', 'Billeder', 'Foredrag', 'Kalender', 'Kontakt'].map(needing),
    ...['Nyheder', 'Presse', 'Salmer & Sange', 'Samarbejder'].map(needing),
    'Sitemap',
  ])
  await expect(page.getByRole('main')).toContainText(
    'Ændringer gælder med det samme, men der kan gå nogle dage, før søgemaskinerne viser dem.',
  )

  const card = await openCard(page, 'Kontakt')
  await card.getByLabel('Meta titel').fill('Noget andet')
  await expect.poll(() => draftContents(server)).toContain('Noget andet')
  await card.getByRole('button', { name: 'Nulstil' }).click()
  await expectToast(page, 'Ændringer nulstillet')
  await expect(card.getByLabel('Meta titel')).toHaveValue('')
  await expect.poll(() => draftContents(server)).toBe('[]')
  await card.getByLabel('Meta titel').fill('Skriv til mig')
  const other = await openCard(page, 'Salmer & Sange')
  await expect(card).toContainText('Ikke gemt')
  await other.getByLabel('Meta titel').fill('Salmer')
  await other.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'SEO indstillinger gemt og synkroniseret')
  await expect(other.getByRole('button')).toHaveCount(0)
  await openCard(page, 'Kontakt')
  await expect(card.getByLabel('Meta titel')).toHaveValue('Skriv til mig')
  await expect(card.getByRole('button', { name: 'Nulstil' })).toBeVisible()
  await page.getByRole('link', { name: 'Forside', exact: true }).click()
  await answerDialog(page, 'Du har ændringer, som ikke er gemt.', 'Bliv her')
  await expect(card.getByLabel('Meta titel')).toHaveValue('Skriv til mig')

  inDatabase(server, (db) =>
    db.exec(`insert into seo_settings values ('other', '/kontakt', 'Fra telefonen', '',
      '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 3)`),
  )
  await card.getByLabel('Meta titel').fill('Fra bordet')
  await card.getByRole('button', { name: 'Gem' }).click()
  await expect(card).toContainText('Der er gemt en nyere udgave')
  await expect(card).toContainText('Fra telefonen')
  await card.getByRole('button', { name: 'Gem min udgave alligevel' }).click()
  await expectToast(page, 'SEO indstillinger gemt og synkroniseret')
  await expect(card.getByLabel('Meta titel')).toHaveValue('Fra bordet')
  inDatabase(server, (db) =>
    db.exec(`update seo_settings set meta_title = 'Fra toget', revision = revision + 1
      where page_slug = '/kontakt'`),
  )
  await card.getByLabel('Meta titel').fill('Fra sengen')
  await card.getByRole('button', { name: 'Gem' }).click()
  await card.getByRole('button', { name: 'Hent den nyere udgave' }).click()
  await expect(card.getByLabel('Meta titel')).toHaveValue('Fra toget')
  await expect(card).not.toContainText('Der er gemt en nyere udgave')
})

const needing = (name: string) => new RegExp(`^${name} Kræver handling$`)

test('the domain is synchronized', { tag: ['@all', '@desktop'] }, async ({ page, server }) => {
  await openScreen(page)
  const card = await openCard(page, 'Nyheder')
  const shown = await fetch(`${server.url}/nyheder`)
  expect(await shown.text()).not.toContain('Fra databasen')
  // Changed outside the site: the cached page is now outdated.
  inDatabase(server, (db) =>
    db.exec(`insert into seo_settings values ('other', '/nyheder', 'Fra databasen', '',
      '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 1)`),
  )
  await page.getByRole('button', { name: 'Synkroniser med Domæne' }).click()
  await expectToast(page, 'SEO indstillinger synkroniseret med domænet')
  await expect(card.getByLabel('Meta titel')).toHaveValue('Fra databasen')
  const page2 = await fetch(`${server.url}/nyheder`)
  expect(await page2.text()).toContain('<title>Fra databasen</title>')
})

const unreachable = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startAuthorSite({ SITE_URL: 'http://localhost:9' })
    await use(server)
    await server.stop()
  },
})

unreachable(
  'a domain that does not respond is reported',
  { tag: ['@all', '@desktop'] },
  async ({ page }) => {
    await openScreen(page)
    await page.getByRole('button', { name: 'Synkroniser med Domæne' }).click()
    await expectToast(page, 'Fejl ved synkronisering. Domænet svarer ikke, som det skal.')
    const generator = page.getByRole('region', { name: 'Sitemap' })
    await expect(generator.getByRole('radio', { name: 'Testdomæne' })).toBeDisabled()
    await expect(generator).toContainText('Der er ikke sat et testdomæne op.')
  },
)
