import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { withFields } from '../support/screen-data.ts'
import type { RunningServer } from '../support/servers.ts'

const at = `'2026-01-01T09:00:00.000Z'`

/** Adds hymns in order: 'Salme 001' and so on. */
function addHymns(server: RunningServer, count: number) {
  inDatabase(server, (db) => {
    const statement = db.prepare(
      `insert into hymns (id, slug, title, stanzas, themes, scripture, days, occasions, commentary,
        is_free_in_worship, sort_order, created_at, updated_at, published_at, revision)
       values (?, ?, ?, 'Nu', '[]', '[]', '[]', '[]', '', 0, ?, ${at}, ${at}, ${at}, 1)`,
    )
    for (let number = 1; number <= count; number++) {
      const name = String(number).padStart(3, '0')
      statement.run(name, `salme-${name}`, `Salme ${name}`, number)
    }
  })
}

function stored(server: RunningServer): string[] {
  return inDatabase(server, (db) =>
    db
      .prepare('select id from hymns order by sort_order')
      .all()
      .map(({ id }) => String(id)),
  )
}

async function move(page: Page, name: string, button: string) {
  await page.getByRole('button', { name: `Flere muligheder: ${name}` }).click()
  await page.getByRole('menuitem', { name: button }).click()
}

const expectSavedOrder = (page: Page) => expectToast(page, 'Rækkefølgen er gemt')

test('rows can be moved in a list that is partly shown', { tag: ['@all', '@phone'] }, async ({
  page,
  server,
}) => {
  addHymns(server, 120)
  await page.goto('/admin/salmer')
  await untilHydrated(page)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(50)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Flyt op: Salme 003' }).click()
  await expect.poll(() => stored(server).slice(0, 4)).toEqual(['001', '003', '002', '004'])
  await expectSavedOrder(page)
  await expect(page.getByRole('button', { name: 'Fortryd' })).toHaveCount(0)
  await move(page, 'Salme 001', 'Flyt sidst')
  await expect.poll(() => stored(server).at(-1)).toBe('001')
  await expect(rows.first()).toContainText('Salme 003')
  await expect(rows.last()).toContainText('Salme 051')
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => stored(server).slice(0, 2)).toEqual(['001', '003'])
  await expectSavedOrder(page)

  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect(rows).toHaveCount(100)
  await expect(page).toHaveURL('/admin/salmer?side=2')

  // Finds 080 to 089, 008 and 108.
  await page.getByLabel('Søg i listen').fill('salme 08')
  await expect(rows).toHaveCount(12)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Flyt op: Salme 081' }).click()
  await expect.poll(() => stored(server).slice(78, 82)).toEqual(['079', '081', '080', '082'])
  await move(page, 'Salme 085', 'Flyt først')
  await expect.poll(() => stored(server)[0]).toBe('085')
  await move(page, 'Salme 082', 'Flyt sidst')
  await expect.poll(() => stored(server).at(-1)).toBe('082')
  await expect(page).toHaveURL('/admin/salmer?q=salme+08')
})

test('a long list shows fifty rows, then more, and the search finds any row', {
  tag: '@desktop',
}, async ({ page, server, isMobile }) => {
  inDatabase(server, (db) => {
    const statement = db.prepare(
      `insert into news (id, slug, title, content, published_date, created_at, updated_at)
       values (?, ?, ?, '', '2026-11-21', '2026-11-21', '2026-11-21')`,
    )
    for (let number = 1; number <= 80; number++) {
      // The rows with the highest ids are the newest.
      const id = String(number).padStart(3, '0')
      statement.run(id, `blad-${id}`, `Blad ${id}`)
    }
  })
  await page.goto('/admin/nyheder')
  await untilHydrated(page)
  const rows = page.getByRole('link', { name: /^Blad \d/ })
  await expect(rows).toHaveCount(50)
  await page.getByLabel('Søg i listen').fill('blad 007')
  await expect(rows).toHaveText(['Blad 007'])
  await page.getByLabel('Søg i listen').fill('')
  await page.getByRole('button', { name: 'Vis flere' }).click()
  await expect(rows).toHaveCount(80)
  await expect(page.getByRole('button', { name: 'Vis flere' })).toHaveCount(0)

  // After a deletion the next row has the focus.
  await page.getByRole('button', { name: 'Slet Blad 010' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect(rows).toHaveCount(79)
  await expect(page.getByRole('listitem').filter({ hasText: 'Blad 009' })).toBeFocused()

  // A save and navigating back keep the position too.
  await page.getByLabel('Søg i listen').fill('BLAD 00')
  await expect(rows).toHaveCount(9)
  await page.getByRole('link', { name: 'Blad 007', exact: true }).click()
  await page.getByLabel('Titel').fill('Blad 007 igen')
  await page.getByLabel('Indhold', { exact: true }).fill('Det er faldet.')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(rows).toHaveCount(9)
  await expect(page.getByLabel('Søg i listen')).toHaveValue('BLAD 00')
  await expect(page.getByText('Blad 007 igen', { exact: true })).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Nyheder', exact: true }).click()
  await expect(page.getByLabel('Søg i listen')).toHaveValue('')
  await expect(rows).toHaveCount(50)
  await page.goBack()
  await expect(page.getByLabel('Søg i listen')).toHaveValue('BLAD 00')
  await expect(rows).toHaveCount(9)
})

test('a screen whose data cannot be read says so', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  const failed = 'Kunne ikke hente det'
  await page.goto('/admin')
  await untilHydrated(page)
  await page.route('**/admin/*.data*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withFields(await response.text(), { failed }) })
  })
  const screens = [
    'nyheder',
    'kalender',
    'samarbejder',
    'billeder',
    'anbefalinger',
    'adresser',
    'seo',
    'historik',
    'papirkurv',
    'drift',
    'konto',
  ]
  for (const screen of screens) {
    const path = `/admin/${screen}`
    await page.evaluate(
      (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
      path,
    )
    await expect(page).toHaveURL(path)
    await expectToast(page, failed)
  }
})
