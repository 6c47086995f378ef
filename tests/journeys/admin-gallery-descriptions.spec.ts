import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { addPicture, open, rows } from '../support/gallery-journey.ts'
import { expect, expectNoSidewaysScroll } from '../support/journey.ts'

test('missing descriptions are written in the list, and a form finds pictures by them', {
  tag: '@phone',
}, async ({ page, server }) => {
  await addPicture(page, '01', 'Havnen i Århus')
  inDatabase(server, (db) => {
    db.exec('create temp table copies as select * from images')
    for (let number = 1; number <= 62; number++) {
      db.exec(`update copies set id = 'copy-${number}', alt_text = 'Fjorden ${number}'`)
      db.exec('insert into images select * from copies')
    }
  })
  inDatabase(server, (db) => {
    db.exec("update images set alt_text = '' where id in ('copy-6', 'copy-7')")
  })
  await open(page)
  await expect(page.getByText('2 billeder mangler beskrivelse')).toBeVisible()
  await page.getByRole('link', { name: 'Vis kun dem' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Beskrivelse af billedet').first().click()
  await page.keyboard.type('Fjorden 6')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fjorden 7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Alle billeder har en beskrivelse.')).toBeVisible()

  await open(page, '/admin/nyheder/ny')
  await page.getByRole('button', { name: 'Vælg fra billederne' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vælg et billede' })
  const choices = dialog.getByRole('listitem').getByRole('button')
  await expect(choices).toHaveCount(60)
  await expect(dialog).toBeFocused()
  await dialog.getByRole('button', { name: 'Vis flere' }).press('Enter')
  await expect(choices).toHaveCount(63)
  await expect(choices.nth(59)).toBeFocused()
  await dialog.getByLabel('Søg i billederne').fill('bjerget')
  await expect(dialog.getByRole('status')).toHaveText('Intet passer på »bjerget«.')
  await expectAccessible(page)
  await dialog.getByLabel('Søg i billederne').fill('aarhus havn')
  await expect(choices).toHaveText(['Havnen i Århus'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await choices.click()
  await expect(page.getByLabel('Beskrivelse af billedet')).toHaveValue('Havnen i Århus')
  await page.getByLabel('Titel').fill('Ved havnen')
  await page.getByLabel('Indhold').fill('Der er stille.')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Nyhed tilføjet')

  // All of these pictures are one file, which the news item uses.
  await page.getByRole('link', { name: 'Rediger Ved havnen' }).click()
  await page.getByRole('button', { name: 'Vælg fra billederne' }).click()
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByLabel('Kun dem, der ikke er brugt').check()
  await expect(dialog.getByRole('status')).toHaveText('Alle billederne er brugt.')
})
