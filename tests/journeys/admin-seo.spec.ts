import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

test.use({ expectedMessages: [/status of (409|500)/] })

async function openCard(page: Page, name: string) {
  await page.goto('/admin/seo')
  await untilHydrated(page)
  return page.getByRole('form', { name })
}

const title = 'Nyheder fra skrivestuen ved Limfjorden'

test('a page’s settings are written, judged, seen and saved', async ({ page, server }) => {
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
})

test('a draft is reset to what is stored', async ({ page }) => {
  const card = await openCard(page, 'Kontakt')
  await card.getByLabel('Meta titel').fill('Noget andet')
  await card.getByRole('button', { name: 'Nulstil' }).click()
  await expectToast(page, 'Ændringer nulstillet')
  await expect(card.getByLabel('Meta titel')).toHaveValue('')
})

test('a save over newer settings is refused and explained', async ({ page, server }) => {
  const card = await openCard(page, 'Kontakt')
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
})
