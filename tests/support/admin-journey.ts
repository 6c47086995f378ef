import type { Locator, Page } from '@playwright/test'
import { authorCookies, startAuthorSite } from './author-site.ts'
import { expectNoAxeFindings } from './axe.ts'
import { test as base, expect, inBothSchemes } from './journey.ts'
import type { RunningServer } from './servers.ts'

/** A signed-in journey through the back-office of an empty site. */
export const test = base.extend<{ server: RunningServer; signedIn: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startAuthorSite()
    await use(server)
    await server.stop()
  },
  baseURL: ({ server }, use) => use(server.url),
  cookies: 'allowed',
  signedIn: [
    async ({ context, server }, use) => {
      const cookies = (await authorCookies(server)).split('; ').map((pair) => pair.split('='))
      await context.addCookies(
        cookies.map(([name = '', ...value]) => ({
          name,
          value: value.join('='),
          url: server.url,
          httpOnly: true,
        })),
      )
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Opens the folded fields of a form. */
export async function unfold(page: Page): Promise<void> {
  const groups = page.locator('form > details')
  await groups.first().waitFor()
  await groups.evaluateAll((all) => {
    for (const group of all) if (group instanceof HTMLDetailsElement) group.open = true
  })
}

/** Expects a toast and closes it, so that it does not cover a button. */
export async function expectToast(page: Page, words: string): Promise<void> {
  const liveRegions = page.locator(
    '[role=status][aria-live=polite], [role=alert][aria-live=assertive]',
  )
  const toast = liveRegions.getByText(words, { exact: true }).last()
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Luk', exact: true }).last().click()
}

/** Expects that no toast covers the navigation, a save bar or a screen's main button. */
export async function expectToastBesideControls(page: Page): Promise<void> {
  const boxOf = async (element: Locator) => {
    const box = await element.boundingBox()
    if (!box) throw new Error(`${element} is not visible`)
    return box
  }
  const toast = await boxOf(page.locator('.toasts [role=group]').last())
  const controls = page.locator('[data-save-bar], .button-filled, header form button')
  for (const control of await controls.filter({ visible: true }).all()) {
    const { x, y, width, height } = await boxOf(control)
    const isApart =
      x >= toast.x + toast.width ||
      x + width <= toast.x ||
      y >= toast.y + toast.height ||
      y + height <= toast.y
    expect(isApart, `a toast covers ${await control.textContent()}`).toBe(true)
  }
}

/** Answers a confirmation dialog. */
export async function answerDialog(page: Page, question: string, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Expects no axe findings in light and dark, dialogs included. */
export async function expectAccessible(page: Page): Promise<void> {
  await inBothSchemes(page, () => expectNoAxeFindings(page))
}
