import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, untilHydrated } from '../support/journey.ts'

test.use({ expectedMessages: [/status of (401|500)/] })

test('the search finds an item and a setting, by keyboard and by tap', async ({
  page,
  server,
  isMobile,
}) => {
  const at = '2026-01-01T10:00:00.000Z'
  inDatabase(server, (db) =>
    db.exec(
      `insert into news (id, slug, title, content, published_date, published_at, created_at, updated_at)
       values ('lys', 'lys', 'Lyset over Ærø', 'x', '2026-01-01', '${at}', '${at}', '${at}');
       insert into calendar_events (id, title, date, event_type, sort_order, created_at, updated_at)
       values ('sang', 'Sang på Fur', '2099-12-04', 'concert', 0, '${at}', '${at}')`,
    ),
  )
  // The search opens even if it is asked for before the page is hydrated.
  const entry = page.waitForResponse(/entry\.client-/)
  await page.goto('/admin')
  await (await entry).finished()
  if (isMobile) await page.getByRole('button', { name: 'Søg' }).tap()
  else await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Søg overalt' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  const selected = dialog.getByRole('option', { selected: true })
  await page.keyboard.press('ArrowUp')
  await expect(selected).toHaveText(/^Sikkerhedskopi/)
  await expect(selected).toBeInViewport()
  await expect(dialog.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? '',
  )
  await page.keyboard.type('ærø')
  await expect(dialog.getByRole('option')).toHaveText(['Lyset over ÆrøNyheder'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/nyheder/lys')
  await expect(dialog).toHaveCount(0)

  if (isMobile) await page.getByRole('button', { name: 'Søg' }).tap()
  else await page.keyboard.press('Control+k')
  // A slow search for a previous text is cancelled.
  await page.route('**/admin/soeg?q=fu', () => {})
  const searched = page.waitForRequest('**/admin/soeg?q=fu')
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=fu'))
  await page.keyboard.type('fu')
  await searched
  await expect(dialog.getByText('Intet fundet.')).toHaveCount(0)
  await page.keyboard.type('r')
  await cancelled
  await expect(dialog.getByRole('option')).toHaveText(['Sang på Fur4. december 2099 · Kalender'])
  await dialog.getByRole('combobox').fill('adgang')
  await expect(dialog.getByRole('option')).toHaveText([/^Skift adgangskode/, /^Adgangsnøgler/])
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText(/^Adgangsnøgler/)
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText(/^Skift adgangskode/)
  await page.keyboard.press('ArrowUp')
  await expect(selected).toHaveText(/^Adgangsnøgler/)
  await dialog.getByRole('combobox').fill('salme')
  await expect(selected).toHaveText(/^Salmer & Sange/)
  await dialog.getByRole('combobox').fill('xyzzyq')
  await expect(dialog.getByRole('status')).toHaveText('Intet fundet.')
  // A session that was just renewed in another window.
  await page.route('**/admin/soeg?q=lyset', (route) => route.fulfill({ status: 401 }), { times: 1 })
  await dialog.getByRole('combobox').fill('lyset')
  await expect(dialog.getByRole('option')).toHaveText(['Lyset over ÆrøNyheder'])
  await page.route('**/admin/soeg?*', (route) => route.fulfill({ status: 500 }))
  await dialog.getByRole('combobox').fill('adgang')
  await expect(dialog.getByRole('status')).toHaveText('Kunne ikke søge. Prøv igen om lidt.')
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL('/admin/konto')

  await page.goto('/admin/anbefalinger')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Tilføj ny anbefaling' }).click()
  const name = page.getByRole('dialog').getByLabel('Navn')
  await name.fill('Ka')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ren')
  await expect(name).toHaveValue('Karen')
  await expect(dialog).toHaveCount(0)
})

test('a change is undone with one tap on the start screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/forside')
  await untilHydrated(page)
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
  await expect(page.getByText('Anna Ager').filter({ visible: true })).toBeVisible()
})
