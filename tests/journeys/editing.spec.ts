import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { draftContents, inDatabase } from '../support/admin-site.ts'
import { editable, field, heading, pageHtml, startEditing, storedText } from '../support/editing.ts'
import { expect, expectNoSidewaysScroll } from '../support/journey.ts'

test('a heading is edited on the page, cannot be blank, and is shown to every visitor', {
  tag: '@desktop',
}, async ({ page }) => {
  await startEditing(page, '/nyheder')
  await editable(page, 'nyheder.title').click()
  await expect(field(page, 'Overskrift')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await field(page, 'Overskrift').fill(' ')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Overskrift')).toHaveAccessibleDescription(/Skriv en tekst\./)
  await field(page, 'Overskrift').fill('Nyt fra skrivestuen')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Nyt fra skrivestuen')
  await expect(editable(page, 'nyheder.title')).toBeFocused()
  await expectToast(page, 'Teksten er gemt')
  expect(await pageHtml(page, '/nyheder')).toContain('Nyt fra skrivestuen</h1>')
  await page.getByRole('button', { name: 'Færdig' }).click()
  await expect(editable(page, 'nyheder.title')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rediger siden' })).toBeVisible()
})

test('a text in a link or a tab is edited without following the link', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  await startEditing(page, '/salmer')
  await editable(page, 'salmer.single').click()
  await field(page, 'Faneblad for enkelte salmer').fill('Salmer en for en')
  // Pressed twice during the save, it is saved once.
  const save = await page.getByRole('button', { name: 'Gem', exact: true }).elementHandle()
  await page.route('**/admin/tekst.data*', async (route) => {
    await save?.evaluate((button: HTMLButtonElement) => button.click())
    await route.continue()
  })
  await save?.click()
  await expect(editable(page, 'salmer.single')).toHaveText('Salmer en for en')
  await editable(page, 'salmer.collections').click()
  await page.getByRole('button', { name: 'Annuller' }).click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/salmer')
  expect(storedText(server, 'salmer.single')).toBe('Salmer en for en')
  const link = page.getByRole('link', { name: 'Salmer en for en' })
  await expect(link).toHaveAttribute('tabindex', '-1')
  await page.getByRole('button', { name: 'Færdig' }).click()
  await expect(link).not.toHaveAttribute('tabindex')
})

test('switching to another tab of the page asks first, like leaving the page', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  inDatabase(server, (db) =>
    db.exec(`insert into hymns (id, title, slug, stanzas, themes, scripture, days, occasions, commentary,
        is_free_in_worship, sort_order, created_at, updated_at, revision)
      values ('1', 'Lys', 'lys', 'Lys', '[]', '[]', '[]', '[]', '', 0, 0, '2026-11-20', '2026-11-20', 1)`),
  )
  await startEditing(page, '/salmer?fane=enkelt')
  await editable(page, 'salmer.title').click()
  await field(page, 'Overskrift').fill('Halvt skrevet')
  await page.getByRole('navigation', { name: 'Temaer' }).getByRole('link').last().click()
  await expect(page.getByRole('alertdialog')).toContainText('Forlad uden at gemme?')
  await page.getByRole('button', { name: 'Bliv her' }).click()
  await expect(field(page, 'Overskrift')).toHaveValue('Halvt skrevet')
})

test('texts that cannot be clicked are in the list of more texts', {
  tag: ['@all', '@phone'],
}, async ({ page, server }) => {
  await startEditing(page, '/')
  await page.getByRole('button', { name: 'Flere tekster på siden' }).click()
  const list = page.getByRole('dialog', { name: 'Flere tekster på siden' })
  await expect(list.getByRole('button', { name: /^(Navn|Faneblad)/ })).toHaveCount(0)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Fjerde afsnit (tom)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fjerde afsnit' })
  await expect(dialog.getByRole('textbox')).not.toHaveAttribute('aria-required', 'true')
  await dialog.getByRole('textbox').fill('Og så maler jeg.')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(editable(page, 'about.paragraph4')).toHaveText('Og så maler jeg.')
  expect(storedText(server, 'about.paragraph4')).toBe('Og så maler jeg.')

  await startEditing(page, '/kalender')
  await page.getByRole('button', { name: 'Flere tekster på siden' }).click()
  await page.getByRole('button', { name: 'Før datoen' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Før datoen' }).getByRole('textbox'),
  ).toHaveAttribute('aria-required', 'true')
})

test('rich text is edited in its editor', { tag: ['@all', '@phone'] }, async ({ page, server }) => {
  await startEditing(page, '/foredrag')
  await page.getByRole('button', { name: 'Ret: Koncerttekst' }).click()
  const dialog = page.getByRole('dialog', { name: 'Koncerttekst' })
  await dialog.getByRole('textbox').fill('Vi synger gerne.')
  await expect.poll(() => draftContents(server)).toContain('Vi synger gerne.')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByText('Vi synger gerne.')).toBeVisible()
  await expectToast(page, 'Teksten er gemt')
  expect(await pageHtml(page, '/foredrag')).toContain('<p>Vi synger gerne.</p>')
})

test('axe finds nothing on any public page in editing mode', { tag: ['@all', '@phone'] }, async ({
  page,
}) => {
  for (const path of ['/', '/foredrag', '/bibliografi', '/salmer?fane=enkelt', '/kontakt']) {
    await startEditing(page, path)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
