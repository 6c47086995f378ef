import type { Page } from '@playwright/test'
import { test as adminTest, expectToast } from '../support/admin-journey.ts'
import { draftContents } from '../support/admin-site.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'

/** As the translation of a browser: each text is replaced by elements with another text. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || /SCRIPT|STYLE/.test(text.parentElement?.tagName ?? '')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data}*`
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

/** As an iPhone, which makes links of dates. */
async function linkDates(page: Page) {
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const found = /\d{1,2}\. \p{L}+ \d{4}/u.exec(text.data)
      if (!found || text.parentElement?.closest('a')) continue
      const date = text.splitText(found.index)
      date.splitText(found[0].length)
      const link = document.createElement('a')
      link.href = 'x-apple-data-detectors://1'
      date.replaceWith(link)
      link.append(date)
    }
  })
}

/** As a password manager or a corrector, which add elements beside and around fields. */
async function decorateFields(page: Page) {
  await page.evaluate(() => {
    document.body.prepend(document.createElement('div'))
    document.documentElement.setAttribute('data-extension', '1')
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '1')
      field.insertAdjacentHTML('afterend', '<div><span>!</span></div>')
    }
  })
}

// React reports that the page is not the one that it knows.
const expectedMessages = [/Minified React error #418|NotFoundError: .*removeChild/]
test.use({ expectedMessages })
adminTest.use({ expectedMessages })

const changes = { translate, linkDates, decorateFields }

const searchField = (page: Page) => page.getByRole('main').locator('input[name=q]')

test('a reader whose browser translated the page searches again, and follows links @desktop', async ({
  page,
}) => {
  await page.goto('/soeg?q=salme')
  await untilHydrated(page)
  await translate(page)
  await searchField(page).fill('lys')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/soeg?q=lys')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Søg/)
  await expect(page.locator('mark').first()).toHaveText(/^lys/i)
  await translate(page)
  await page.locator('a[href="/nyheder"]').first().click()
  await expect(page).toHaveURL('/nyheder')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nyheder/)
})

for (const [name, change] of Object.entries(changes)) {
  test(`what is typed and opened stays if the page was changed before hydration (${name})`, {
    tag: change === translate ? '@phone' : ['@all', '@phone'],
  }, async ({ page }) => {
    await page.goto('/soeg?q=salme')
    await change(page)
    await searchField(page).tap()
    await page.keyboard.type(' lys')
    await untilHydrated(page)
    await expect(searchField(page)).toHaveValue('salme lys')
    await expect(searchField(page)).toBeFocused()
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/\/soeg\?q=salme(?:\+|%20)lys/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Søg/)
  })
}

adminTest(
  'an author whose browser translates the back-office loses no input',
  {
    tag: '@desktop',
  },
  async ({ page, server }) => {
    await page.goto('/admin/nyheder/ny')
    await untilHydrated(page)
    await translate(page)
    await page.locator('#field-title').fill('Skrevet i en oversat side')
    await expect.poll(() => draftContents(server)).toContain('Skrevet i en oversat side')
    await page.locator('.ProseMirror').fill('Teksten')
    await page.locator('form:has(#field-title) button[type=submit]').last().click()
    await expectToast(page, 'Nyhed tilføjet')
  },
)
