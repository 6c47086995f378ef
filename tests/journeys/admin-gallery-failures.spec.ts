import { expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { addPicture, rows } from '../support/gallery-journey.ts'
import { expect } from '../support/journey.ts'

test.use({ expectedMessages: [/status of (404|500)|ERR_FAILED/] })

test('a picture deleted in another window is reported', { tag: '@desktop' }, async ({
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
