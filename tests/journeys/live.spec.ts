import type { Page } from '@playwright/test'
import { answerDialog, expectToast } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import { read, test, wasNotReloaded, writeNews } from '../support/live-journey.ts'
import { samplePicture } from '../support/sample-files.ts'

async function deleteNews(author: Page, title: string) {
  await author.goto('/admin/nyheder')
  await untilHydrated(author)
  await author.getByRole('button', { name: `Slet ${title}` }).click()
  await answerDialog(author, 'Er du sikker på at du vil slette denne nyhed?', 'Slet')
  await expectToast(author, 'Nyhed slettet')
}

async function addPicture(author: Page, name: string, alt: string) {
  await author.goto('/admin/billeder/ny')
  await untilHydrated(author)
  await author.locator('#field-image').setInputFiles(samplePicture(`press-${name}.jpg`))
  await author.getByLabel('Beskrivelse af billedet').fill(alt)
  await author.getByRole('button', { name: 'Gem' }).click()
  await expectToast(author, 'Billede tilføjet')
}

const at = "'2026-11-21T09:00:00.000Z'"

test('title and description change on an open page', { tag: '@all' }, async ({ page, reader }) => {
  await read(reader, '/nyheder')
  await page.goto('/admin/seo')
  await untilHydrated(page)
  const card = page.getByRole('form', { name: 'Nyheder' })
  await card.locator('summary').click()
  await card.getByLabel('Meta titel').fill('Nyt fra skrivestuen')
  await card.getByLabel('Meta beskrivelse').fill('Alt det nye.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'SEO indstillinger gemt og synkroniseret')
  await expect(reader).toHaveTitle('Nyt fra skrivestuen')
  for (const name of ['meta[name=description]', 'meta[property="og:description"]']) {
    await expect(reader.locator(name)).toHaveAttribute('content', 'Alt det nye.')
  }
  expect(await wasNotReloaded(reader)).toBe(true)
})

test('news appear and disappear on an open page', async ({ page, reader }) => {
  await read(reader, '/nyheder')
  await writeNews(page, 'Første blad')
  await expect(reader.getByRole('heading', { name: 'Første blad' })).toBeVisible()
  await deleteNews(page, 'Første blad')
  await expect(reader.getByText('Ingen nyheder at vise endnu.')).toBeVisible()
  expect(await wasNotReloaded(reader)).toBe(true)
})

test.describe('a deleted row', () => {
  // The browser logs the missing page that the page then shows.
  test.use({ expectedMessages: [/status of 404/] })

  test('its open page reports that it is gone', { tag: '@all' }, async ({
    page,
    reader,
    server,
  }) => {
    inDatabase(server, (db) =>
      db.exec(`insert into lectures (id, title, slug, description, themes, created_at, updated_at,
      revision) values ('a', 'Lyset', 'lyset', 'Om lyset.', '[]', ${at}, ${at}, 1)`),
    )
    await read(reader, '/foredrag/lyset')
    await expect(reader.getByRole('heading', { name: 'Lyset' })).toBeVisible()
    await page.goto('/admin/foredrag')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Slet Lyset' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true }).click()
    await expect(reader.getByText('Foredrag ikke fundet')).toBeVisible()
    expect(await wasNotReloaded(reader)).toBe(true)
  })
})

test('a cancelled event is announced in the calendar and on its page', { tag: '@all' }, async ({
  page,
  reader,
  server,
}) => {
  inDatabase(server, (db) =>
    db.exec(`insert into calendar_events (id, slug, title, date, event_type, sort_order, created_at,
      updated_at, revision) values ('1', 'koncert', 'Koncert', '2099-01-01', 'concert', 0, ${at}, ${at}, 1)`),
  )
  const other = await reader.context().newPage()
  await read(reader, '/kalender')
  await read(other, '/kalender/koncert')
  await page.goto('/admin/kalender/1')
  await untilHydrated(page)
  await page.getByText('Mere', { exact: true }).click()
  await page.getByLabel('Aflyst').check()
  await page.getByRole('button', { name: 'Gem' }).click()
  for (const tab of [reader, other]) {
    await expect(tab.getByRole('status').filter({ hasText: 'Aflyst: Koncert' })).toBeAttached()
    expect(await wasNotReloaded(tab)).toBe(true)
  }
})

test('the gallery changes around the open picture', { tag: '@all' }, async ({ page, reader }) => {
  await addPicture(page, '01', 'Pensler')
  await addPicture(page, '02', 'Blæk')
  await read(reader, '/billeder')
  await untilHydrated(reader)
  await reader.getByRole('link', { name: 'Vis større: Pensler' }).click()
  const enlarged = reader.getByRole('dialog', { name: 'Forstørret billede' })
  await enlarged.getByRole('button', { name: 'Næste' }).click()
  await expect(enlarged.getByText('2 / 2')).toBeVisible()
  await page.goto('/admin/billeder')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Flyt op: Blæk' }).click()
  await expect(enlarged.getByText('1 / 2')).toBeVisible()
  await addPicture(page, '03', 'Papir')
  await expect(enlarged.getByText('1 / 3')).toBeVisible()
  await expect(enlarged.getByRole('img', { name: 'Blæk' })).toBeVisible()
  await reader.keyboard.press('Escape')
  await expect(reader.getByRole('link', { name: /^Vis større/ })).toHaveCount(3)
  expect(await wasNotReloaded(reader)).toBe(true)
})

test('a list with further pages keeps them and its scroll position', { tag: '@all' }, async ({
  page,
  reader,
  server,
}) => {
  inDatabase(server, (db) => {
    for (let number = 1; number <= 45; number++) {
      db.prepare(`insert into news (id, title, content, published_date, created_at, updated_at,
        revision) values (?, ?, 'Det er faldet.', '2026-01-01', ${at}, ${at}, 1)`).run(
        `${100 + number}`,
        `Blad ${number}`,
      )
    }
  })
  await read(reader, '/nyheder')
  await untilHydrated(reader)
  const items = reader.getByRole('article')
  for (const count of [40, 45]) {
    await reader.getByRole('link', { name: 'Vis flere' }).click()
    await expect(items).toHaveCount(count)
  }
  await items.nth(30).scrollIntoViewIfNeeded()
  const scrolled = await reader.evaluate(() => scrollY)
  await writeNews(page, 'Det nyeste')
  await expect(items).toHaveCount(46)
  await expect(items.first()).toContainText('Det nyeste')
  expect(await reader.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  await deleteNews(page, 'Blad 45')
  await deleteNews(page, 'Blad 25')
  await expect(items).toHaveCount(44)
  const titles = await items.getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(44)
  expect(await wasNotReloaded(reader)).toBe(true)
})

test('a text being edited does not change, and the page updates afterwards', {
  tag: '@all',
}, async ({ page, reader }) => {
  await page.goto('/nyheder')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Rediger siden' }).click()
  await page.locator('[data-text="nyheder.empty"]').click()
  const field = page.getByRole('main').getByRole('textbox')
  await field.fill('Halvt skrevet')
  const context = page.context()
  const other = await context.newPage()
  await writeNews(other, 'Fra den anden fane')
  await read(reader, '/nyheder')
  await expect(reader.getByRole('heading', { name: 'Fra den anden fane' })).toBeVisible()
  await expect(field).toHaveValue('Halvt skrevet')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Færdig' }).click()
  await expect(page.getByRole('heading', { name: 'Fra den anden fane' })).toBeVisible()
})
