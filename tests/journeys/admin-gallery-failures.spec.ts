import { expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { addPicture, list, open, rows } from '../support/gallery-journey.ts'
import { expect } from '../support/journey.ts'

test.use({ expectedMessages: [/status of (404|500)|ERR_FAILED/] })

test('a picture deleted in another window is reported', { tag: ['@all', '@desktop'] }, async ({
  page,
  server,
}) => {
  await addPicture(page, '01', 'A')
  inDatabase(server, (db) => db.exec('update images set is_active = 0'))
  await page.getByRole('button', { name: 'Vælg udsnit: A' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click()
  await expectToast(
    page,
    'Kunne ikke opdatere fokuspunkt. Det findes ikke længere. Måske er det slettet i et andet vindue.',
  )
  await expect(rows(page)).toHaveCount(0)
})

test('an order that cannot be saved is shown as it was', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  // It is saved even if the button is pressed while the file is being converted.
  await open(page, `${list}/ny`)
  await page.locator('#field-image').setInputFiles('tests/support/photo.heic')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Billede tilføjet')
  await addPicture(page, '01', 'B')
  await page.route('**/admin/billeder.data*', (route) => route.abort())
  await page.getByRole('button', { name: 'Flyt op: B' }).click()
  await expect(page.getByText(/Der kom intet svar/)).toBeVisible()
  await expect(rows(page).last()).toHaveText(/^\W*B/)
  await page.unroute('**/admin/billeder.data*')
  await page.getByRole('button', { name: 'Flyt op: B' }).click()
  await expectToast(page, 'Rækkefølgen er gemt')
  await expect(rows(page).first()).toHaveText(/^\W*B/)
})
