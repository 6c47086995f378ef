import { join } from 'node:path'
import { answerDialog, expectAccessible, test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'

const source = join(import.meta.dirname, '../support/gammel-side.xml')

test('another site is moved in from a file, is public, and is undone @phone', async ({ page }) => {
  await page.goto('/admin/flyt-ind')
  await untilHydrated(page)
  await page.getByLabel('WordPress').check()
  await page.getByLabel('Vælg fil', { exact: true }).setInputFiles(source)
  await expect(page.getByText('Valgt: gammel-side.xml')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Læs filen' }).click()

  await expect(page.getByRole('row', { name: /^Nyheder \(post\).*3 nye/ })).toBeVisible()
  await page.getByLabel('Sider bliver til').selectOption('Foredrag')
  await page.getByRole('button', { name: 'Opdatér oversigten' }).click()
  const store = page.getByRole('button', { name: 'Flyt ind' })
  await expect(store).toBeVisible()
  await expectAccessible(page)
  await store.click()

  const undo = page.getByRole('button', { name: 'Fortryd hele flytningen' })
  await expect(undo).toBeVisible()
  await expect(page.getByRole('row', { name: /^Sider.*2 kom med/ })).toBeVisible()
  const report = page.url()
  await page.goto('/foredrag/om-mig')
  await expect(page.getByRole('heading', { name: 'Om mig', level: 1 })).toBeVisible()

  await page.goto(report)
  await untilHydrated(page)
  await undo.click()
  await answerDialog(page, 'fjernes igen', 'Fortryd hele flytningen')
  await expect(page.getByText('Alt, hvad der kom ind, er fjernet igen.')).toBeVisible()
  await page.goto('/nyheder')
  await expect(page.getByText('Salmeaften i Ribe')).toHaveCount(0)
})
