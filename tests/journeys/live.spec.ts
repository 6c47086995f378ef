import type { Page, Request } from '@playwright/test'
import { answer, test as base, expectToast } from '../support/admin-journey.ts'
import { expect, untilHydrated, watch } from '../support/journey.ts'

/** The author works in one browser, and a reader has a page open in another. */
const test = base.extend<{ reader: Page }>({
  reader: async ({ browser, baseURL, expectedMessages }, use) => {
    const context = await browser.newContext()
    const findings = watch(context, baseURL ?? '', expectedMessages)
    await use(await context.newPage())
    expect(await context.cookies()).toEqual([])
    await context.close()
    expect(findings).toEqual([])
  },
})

const isStream = (request: Request) => new URL(request.url()).pathname === '/haendelser'

/** Opens a page for good: what it shows from now on came without loading it again. */
async function read(reader: Page, path: string) {
  const listening = reader.waitForRequest(isStream)
  await reader.goto(path)
  await listening
  await reader.evaluate(() => Object.assign(window, { neverLeft: true }))
}

const neverLeft = (reader: Page) => reader.evaluate(() => 'neverLeft' in window)

async function writeNews(author: Page, title: string) {
  await author.goto('/admin/nyheder/ny')
  await untilHydrated(author)
  await author.getByLabel('Titel').fill(title)
  await author.getByLabel('Indhold').fill('Det er faldet.')
  await author.getByRole('button', { name: 'Gem' }).click()
  await expectToast(author, 'Nyhed tilføjet')
}

async function deleteNews(author: Page, title: string) {
  await author.goto('/admin/nyheder')
  await untilHydrated(author)
  await author.getByRole('button', { name: `Slet ${title}` }).click()
  await answer(author, 'Er du sikker på at du vil slette denne nyhed?', 'Slet')
  await expectToast(author, 'Nyhed slettet')
}

test('title and description change on the page that is open', async ({ page, reader }) => {
  await read(reader, '/nyheder')
  await page.goto('/admin/seo')
  await untilHydrated(page)
  const card = page.getByRole('form', { name: 'Nyheder' })
  await card.getByLabel('Meta titel').fill('Nyt fra skrivestuen')
  await card.getByLabel('Meta beskrivelse').fill('Alt det nye.')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'SEO indstillinger gemt og synkroniseret')
  await expect(reader).toHaveTitle('Nyt fra skrivestuen')
  for (const name of ['meta[name=description]', 'meta[property="og:description"]']) {
    await expect(reader.locator(name)).toHaveAttribute('content', 'Alt det nye.')
  }
  expect(await neverLeft(reader)).toBe(true)
})

test('news come and go on the page that is open', async ({ page, reader }) => {
  await read(reader, '/nyheder')
  await writeNews(page, 'Første blad')
  await expect(reader.getByRole('heading', { name: 'Første blad' })).toBeVisible()
  await deleteNews(page, 'Første blad')
  await expect(reader.getByText('Ingen nyheder at vise endnu.')).toBeVisible()
  expect(await neverLeft(reader)).toBe(true)
})
