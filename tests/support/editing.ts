import type { Page } from '@playwright/test'
import { inDatabase } from './admin-site.ts'
import { expect, untilHydrated } from './journey.ts'
import type { RunningServer } from './servers.ts'

/** Opens a page in editing mode. */
export async function startEditing(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Rediger siden' }).click()
  await expect(page.getByText('Tryk på en tekst for at ændre den.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Redigering af siden' })).toBeFocused()
}

export const editable = (page: Page, key: string) => page.locator(`[data-text="${key}"]`)
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true })

/** The text on the page that visitors get from the server. */
export async function pageHtml(page: Page, path: string): Promise<string> {
  const answer = await fetch(new URL(path, page.url()))
  return answer.text()
}

export function storedText(server: RunningServer, key: string): unknown {
  const [part = '', name = ''] = key.split('.')
  return inDatabase(server, (db) =>
    db
      .prepare('select content_value from editable_content where page = ? and element_key = ?')
      .get(part, name),
  )?.content_value
}
