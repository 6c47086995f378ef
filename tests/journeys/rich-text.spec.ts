import type { DatabaseSync } from 'node:sqlite'
import { expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'

const list = '/admin/nyheder'

test('a bold word and a quotation are on the page of a news item, and plain text stays as it was', {
  tag: '@desktop',
}, async ({ page, server }) => {
  const plain = 'Første linje\nanden linje\n\nNyt afsnit'
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Fed')
  const text = page.getByLabel('Indhold')
  await text.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Salmer')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' er sange')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Citat' }).click()
  await page.keyboard.type('Syng!')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Nyhed tilføjet')
  await page.goto('/nyheder/fed')
  await expect(page.locator('.prose strong')).toHaveText('Salmer')
  await expect(page.locator('.prose blockquote')).toHaveText('Syng!')

  // Plain text is shown as paragraphs in the editor, and stored unchanged with another field.
  const write = (db: DatabaseSync) => db.prepare('update news set content = ?').run(plain)
  inDatabase(server, write)
  await page.goto(list)
  await page.getByRole('link', { name: 'Rediger Fed' }).click()
  await expect(text.locator('p')).toHaveText(['Første linjeanden linje', 'Nyt afsnit'])
  await page.getByLabel('Titel').fill('Federe')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Nyhed opdateret')
  const stored = inDatabase(server, (db) => db.prepare('select content from news').all())
  expect(stored).toEqual([{ content: plain }])
})
