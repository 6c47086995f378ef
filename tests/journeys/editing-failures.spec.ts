import { test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { editable, field, heading, startEditing, storedText } from '../support/editing.ts'
import { expect } from '../support/journey.ts'

// The browser logs each refusal that the page then shows.
test.use({ expectedMessages: [/status of (401|409|422)|ERR_INTERNET_DISCONNECTED/] })

test('a save without connection or session keeps the input, and succeeds later', {
  tag: ['@all', '@desktop'],
}, async ({ page, context, server }) => {
  await startEditing(page, '/nyheder')
  await editable(page, 'nyheder.title').click()
  await field(page, 'Overskrift').fill('Uden forbindelse')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Overskrift')).toHaveAccessibleDescription(/Der kom intet svar/)
  await expect(field(page, 'Overskrift')).toHaveValue('Uden forbindelse')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Uden forbindelse')

  await editable(page, 'nyheder.title').click()
  await field(page, 'Overskrift').fill('Efter pausen')
  inDatabase(server, (db) => db.exec('delete from sessions'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Administrator Login' })
  await dialog.getByLabel('Email').fill('johanne@example.dk')
  await dialog.getByLabel('Adgangskode').fill('en sætning om fjorden')
  await dialog.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(heading(page)).toHaveText('Efter pausen')
  expect(storedText(server, 'nyheder.title')).toBe('Efter pausen')
})
