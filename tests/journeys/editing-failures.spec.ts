import { test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { editable, field, heading, startEditing, storedText } from '../support/editing.ts'
import { expect } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

// The browser logs each refusal that the page then shows.
test.use({ expectedMessages: [/status of (401|409|422)|ERR_INTERNET_DISCONNECTED/] })

/** Changes a text outside the page, like another device. */
function storeElsewhere(server: RunningServer, value: string) {
  inDatabase(server, (db) =>
    db
      .prepare(
        `insert into editable_content values ('other', 'nyheder', 'title', 'text', ?,
           '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 7)`,
      )
      .run(value),
  )
}

test('a newer text is never overwritten without a question', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  await startEditing(page, '/nyheder')
  storeElsewhere(server, 'Fra telefonen')
  await editable(page, 'nyheder.title').click()
  await field(page, 'Overskrift').fill('Fra bordet')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der er gemt en nyere udgave')).toBeVisible()
  await expect(page.getByText('»Fra telefonen«')).toBeVisible()
  await expect(field(page, 'Overskrift')).toHaveValue('Fra bordet')
  expect(storedText(server, 'nyheder.title')).toBe('Fra telefonen')
  await page.getByRole('button', { name: 'Gem min udgave alligevel' }).click()
  await expect(heading(page)).toHaveText('Fra bordet')
  expect(storedText(server, 'nyheder.title')).toBe('Fra bordet')
})

test('a save without connection or session keeps the input, and succeeds later', {
  tag: '@desktop',
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

test('a save that fails at once can be repeated', { tag: '@desktop' }, async ({ page }) => {
  await startEditing(page, '/nyheder')
  await editable(page, 'nyheder.title').click()
  await field(page, 'Overskrift').fill('Uden forbindelse')
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = (url, options) => {
      if (options?.method !== 'POST') return send(url, options)
      window.fetch = send
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  await page.keyboard.press('Enter')
  await expect(field(page, 'Overskrift')).toHaveAccessibleDescription(/Der kom intet svar/)
  await page.keyboard.press('Control+s')
  await expect(heading(page)).toHaveText('Uden forbindelse')
})
