import type { Page, Response } from '@playwright/test'
import { answerDialog, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { authorCookies } from '../support/author-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

const newHymn = '/admin/salmer/ny'

const unsavedOn = (page: Page) => page.getByRole('region', { name: 'Ikke gemt endnu' })

/** The titles of the drafts on the server. */
function titlesOf(server: RunningServer) {
  const drafts = inDatabase(server, (db) =>
    db.prepare('select title from unsaved_drafts order by title').all(),
  )
  return drafts.map(({ title }) => title)
}

/** Types a title and waits until the server has it. */
async function typeTitle(page: Page, title: string) {
  const isKept = (response: Response) => response.url().endsWith('/admin/kladder')
  const kept = page.waitForResponse(isKept)
  await page.getByLabel('Titel').fill(title)
  await kept
}

test('an unfinished hymn is continued on another device, and no input is overwritten', {
  tag: '@desktop',
}, async ({ page, browser, context, server }) => {
  await page.goto(newHymn)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Nu falmer skoven')
  await page.locator('#field-stanzas').fill('Nu falmer skoven trindt om land')
  await page.getByRole('button', { name: 'Annuller' }).click()
  await answerDialog(page, 'De ligger under »Ikke gemt endnu«', 'Forlad siden')
  await expect(unsavedOn(page).getByRole('link', { name: 'Fortsæt Nu falmer' })).toBeVisible()

  // A second hymn does not affect the first.
  await page.goto(newHymn)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('En anden')
  await expect(page).toHaveURL(/kladde=/)

  const laptop = await browser.newContext({ baseURL: server.url })
  await laptop.addCookies(
    (await authorCookies(server)).split('; ').map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
      url: server.url,
    })),
  )
  const there = await laptop.newPage()
  await there.goto('/admin')
  await unsavedOn(there).getByRole('link', { name: 'Fortsæt Nu falmer skoven' }).click()
  await expect(there.getByLabel('Titel')).toHaveValue('Nu falmer skoven')
  await expect(there.locator('#field-stanzas')).toHaveValue(/trindt om land/)

  // The same draft is changed in two windows. The later one becomes a separate draft.
  const window = await context.newPage()
  // Nothing can be typed until the draft is in the form.
  await window.route('**/admin/kladder?id=*', async (route) => {
    await expect(window.locator('form[inert] #field-title')).toBeVisible()
    await route.continue()
  })
  await window.goto(new URL(there.url()).pathname + new URL(there.url()).search)
  await expect(window.getByLabel('Titel')).toHaveValue('Nu falmer skoven')
  await window.unroute('**/admin/kladder?id=*')
  await typeTitle(there, 'Nu falmer skoven trindt')
  // A window that regains focus shows the input of the other device.
  await window.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(window.getByLabel('Titel')).toHaveValue('Nu falmer skoven trindt')
  await typeTitle(there, 'Nu falmer skoven trindt om land')
  await window.getByLabel('Titel').fill('Nu falmer haven')
  await expectToast(window, 'Kladden er ændret et andet sted')
  await there.getByRole('button', { name: 'Gem' }).click()
  await expectToast(there, 'Salme tilføjet')

  const others = unsavedOn(there).getByRole('listitem')
  await expect(others).toHaveCount(2)
  await others
    .filter({ hasText: 'Nu falmer haven' })
    .getByRole('button', { name: /^Kassér/ })
    .click()
  await expect(others).toHaveCount(1)
  await there.getByRole('button', { name: 'Fortryd' }).click()
  await expect(others).toHaveCount(2)

  // Signing out removes all drafts from the browser alone.
  await window.goto('/nyheder')
  await untilHydrated(window)
  await window.getByRole('button', { name: 'Log ud' }).filter({ visible: true }).click()
  await expect(window).toHaveURL('/')
  await expect.poll(() => window.evaluate(() => localStorage.length)).toBe(0)
  expect(titlesOf(server)).toEqual(['En anden', 'Nu falmer haven'])
  await laptop.close()
})

test('a box that was unchecked in a new event is unchecked after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/kalender/ny')
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Sangaften')
  await page.getByText('Mere', { exact: true }).click()
  await page.getByLabel('Vis i kalenderen').uncheck()
  await expect(page).toHaveURL(/kladde=/)
  await page.reload()
  await expect(page.getByLabel('Titel')).toHaveValue('Sangaften')
  await expect(page.getByLabel('Vis i kalenderen')).not.toBeChecked()
})

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|status of 404/] })

  test('what was typed is sent when the connection is back', {
    tag: '@desktop',
  }, async ({ page, context, server }) => {
    await page.goto(newHymn)
    await untilHydrated(page)
    await typeTitle(page, 'Nu falmer')
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/admin/kladder'),
    )
    await page.getByLabel('Titel').fill('Nu falmer skoven')
    await failed
    await context.setOffline(false)
    await expect.poll(() => titlesOf(server)).toEqual(['Nu falmer skoven'])
    await page.goto(`${newHymn}?kladde=00000000-0000-4000-8000-000000000000`)
    await expectToast(page, 'Kladden er her ikke mere')
    await expect(page.getByLabel('Titel')).toBeEditable()
  })

  for (const where of ['on the form', 'on a public page']) {
    test(`what was typed is sent before signing out ${where}`, {
      tag: where === 'on the form' ? ['@all', '@desktop'] : '@desktop',
    }, async ({ page, server }) => {
      await page.goto(newHymn)
      await untilHydrated(page)
      await page.route('**/admin/kladder', (route) => route.abort('internetdisconnected'))
      const failed = page.waitForEvent('requestfailed')
      await page.getByLabel('Titel').fill('Nu falmer skoven')
      await failed
      if (where === 'on a public page') {
        page.once('dialog', (dialog) => void dialog.accept())
        await page.goto('/nyheder')
        await untilHydrated(page)
      }
      await page.unroute('**/admin/kladder')
      await page.getByRole('button', { name: 'Log ud' }).filter({ visible: true }).click()
      await expect(page).toHaveURL('/')
      expect(titlesOf(server)).toEqual(['Nu falmer skoven'])
    })
  }
})
