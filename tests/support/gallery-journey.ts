import type { Page } from '@playwright/test'
import { expectToast } from './admin-journey.ts'
import { expect, untilHydrated } from './journey.ts'
import { samplePicture } from './sample-files.ts'

export const list = '/admin/billeder'
export const file = (name: string) => samplePicture(`press-${name}.jpg`)

export async function open(page: Page, path = list) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Adds a press picture through its form. */
export async function addPicture(page: Page, name: string, alt: string) {
  await open(page, `${list}/ny`)
  await page.locator('#field-image').setInputFiles(file(name))
  await page.getByLabel('Beskrivelse af billedet').fill(alt)
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Billede tilføjet')
}

export const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

/** Checks the order of the pictures in the list. */
export async function expectOrder(page: Page, ...names: string[]) {
  await expect(rows(page)).toHaveText(names.map((name) => new RegExp(`^\\W*${name}`)))
}
