import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'

test('the search opens before the page is hydrated, and finds an item', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const at = '2026-01-01T10:00:00.000Z'
  inDatabase(server, (db) =>
    db.exec(
      `insert into news (id, slug, title, content, published_date, published_at, created_at, updated_at)
       values ('lys', 'lys', 'Lyset over Ærø', 'x', '2026-01-01', '${at}', '${at}', '${at}')`,
    ),
  )
  // The search opens even if it is asked for before the page is hydrated.
  const entry = page.waitForResponse(/entry\.client-/)
  await page.goto('/admin')
  await (await entry).finished()
  await page.getByRole('button', { name: 'Søg' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Søg overalt' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  const selected = dialog.getByRole('option', { selected: true })
  await page.keyboard.press('ArrowUp')
  await expect(selected).toHaveText(/^Drift/)
  await expect(selected).toBeInViewport()
  await expect(dialog.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? '',
  )
  await page.keyboard.type('ærø')
  await expect(dialog.getByRole('option')).toHaveText(['Lyset over Ærø1. januar 2026 · Nyheder'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/nyheder/lys')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Søg' }).tap()
  await dialog.getByRole('combobox').fill('adgang')
  await expect(dialog.getByRole('option')).toHaveText([/^Skift adgangskode/, /^Adgangsnøgler/])
})

test('a change is undone with one tap on the first screen', { tag: ['@all', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/admin/forside')
  await untilHydrated(page)
  await page.getByRole('heading', { name: 'Åbning' }).click()
  await page.getByLabel('Navn', { exact: true }).fill('Anna Ager')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Forsiden er opdateret!')
  await page.getByLabel('Navn', { exact: true }).fill('Bodil Bang')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Forsiden er opdateret!')
  await page.goto('/admin')
  await untilHydrated(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Fortryd: / })
    .first()
    .click()
  await expectToast(page, 'Det er fortrudt')
  await page.getByRole('heading', { name: 'Åbning' }).click()
  await expect(page.getByLabel('Navn', { exact: true })).toHaveValue('Anna Ager')
  await expect(page.getByText('Anna Ager').filter({ visible: true })).toBeVisible()
})
