import type { Browser, Page, Request } from '@playwright/test'
import { test as base, expectToast } from './admin-journey.ts'
import { expect, untilHydrated, watch } from './journey.ts'

/** The author works in one browser while a reader has a page open in another. */
export const test = base.extend<{ reader: Page }, { otherBrowser: Browser }>({
  otherBrowser: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch(launchOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  reader: async ({ otherBrowser, baseURL, expectedMessages }, use) => {
    const context = await otherBrowser.newContext()
    const findings = watch(context, baseURL ?? '', expectedMessages)
    await use(await context.newPage())
    expect(await context.cookies()).toEqual([])
    await context.close()
    expect(findings).toEqual([])
  },
})

/** Whether it is the request for change events. */
export const isStream = (request: Request) => new URL(request.url()).pathname === '/haendelser'

/** Opens a page that is not loaded again afterwards. */
export async function read(reader: Page, path: string) {
  const listening = reader.waitForRequest(isStream)
  await reader.goto(path)
  await listening
  await reader.evaluate(() => Object.assign(window, { neverLeft: true }))
}

/** Whether the page was not loaded again since `read`. */
export const wasNotReloaded = (reader: Page) => reader.evaluate(() => 'neverLeft' in window)

/** Adds a news item as the author. */
export async function writeNews(author: Page, title: string) {
  await author.goto('/admin/nyheder/ny')
  await untilHydrated(author)
  await author.getByLabel('Titel').fill(title)
  await author.getByLabel('Indhold', { exact: true }).fill('Det er faldet.')
  await author.getByRole('button', { name: 'Gem' }).click()
  await expectToast(author, 'Nyhed tilføjet')
}
