import type { Page } from '@playwright/test'
import { untilHydrated } from '#tests/support/journey'

/** Something that the author types into. */
export interface Place {
  open: (page: Page) => Promise<void>
  type: (page: Page, text: string) => Promise<void>
  save: (page: Page) => Promise<void>
  /** The path to which it is saved. */
  action: string
}

export const places: Record<string, Place> = {
  'a new item': {
    async open(page) {
      await page.goto('/admin/nyheder/ny')
      await untilHydrated(page)
      await page.getByRole('textbox', { name: 'Indhold' }).fill('Det var en aften')
    },
    type: (page, text) => page.getByLabel('Titel').fill(text),
    save: (page) => page.getByRole('button', { name: 'Gem', exact: true }).click(),
    action: '**/admin/nyheder/ny.data*',
  },
  'a stored item': {
    async open(page) {
      await page.goto('/admin/nyheder/gammel')
      await untilHydrated(page)
    },
    type: (page, text) => page.getByLabel('Titel').fill(text),
    save: (page) => page.getByRole('button', { name: 'Gem', exact: true }).click(),
    action: '**/admin/nyheder/gammel.data*',
  },
  'a text on its page': {
    async open(page) {
      await page.goto('/nyheder')
      await page.getByRole('button', { name: 'Rediger siden' }).click()
      await page.locator('[data-text="nyheder.title"]').click()
    },
    type: (page, text) => page.locator('[data-text-control]').fill(text),
    save: (page) => page.keyboard.press('Enter'),
    action: '**/admin/tekst.data*',
  },
  'a card of SEO': {
    async open(page) {
      await page.goto('/admin/seo')
      await untilHydrated(page)
      const card = page.getByRole('form', { name: /^Nyheder/ }).locator('details')
      await card.evaluate((details: HTMLDetailsElement) => {
        details.open = true
      })
    },
    type: (page, text) =>
      page
        .getByRole('form', { name: /^Nyheder/ })
        .getByRole('textbox')
        .first()
        .fill(text),
    save: (page) => page.keyboard.press('Control+s'),
    action: '**/admin/seo.data*',
  },
  'a new row in a dialog': {
    async open(page) {
      await page.goto('/admin/anbefalinger')
      await untilHydrated(page)
      await page.getByRole('button', { name: 'Tilføj ny anbefaling' }).click()
    },
    type: (page, text) => page.getByRole('dialog').getByRole('textbox').first().fill(text),
    save: (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click(),
    action: '',
  },
}
