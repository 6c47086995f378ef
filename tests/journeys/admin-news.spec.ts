import type { Page } from '@playwright/test'
import { answer, expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import type { RunningServer } from '../support/servers.ts'

const list = '/admin/nyheder'

async function write(page: Page, title: string, content: string) {
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Indhold').fill(content)
}

const newsIn = (server: RunningServer) =>
  inDatabase(server, (db) => db.prepare('select title from news order by title').all()).map(
    ({ title }) => title,
  )

test('a news item is written, shown, changed and deleted', { tag: '@phone' }, async ({ page }) => {
  await page.goto(list)
  await untilHydrated(page)
  await expect(
    page.getByText('Ingen nyheder endnu. Klik på »Tilføj ny nyhed« for at komme i gang.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tilføj ny nyhed' }).click()
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.getByLabel('Titel')).toBeFocused()
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription('Skriv en titel.')
  await expect(page.getByLabel('Indhold')).toHaveAccessibleDescription('Skriv nyheden.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await write(page, 'Første blad', 'Det er faldet.\n\nSå er det efterår.')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Dato' }).fill('1.11.2026')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Nyhed tilføjet')
  await expect(page).toHaveURL(list)
  await expect(page.getByText('1. november 2026')).toBeVisible()

  await page.goto('/nyheder')
  await expect(page.getByRole('heading', { name: 'Første blad' })).toBeVisible()
  await expect(page.getByText('1. november 2026')).toBeVisible()

  // The public page links back to the form, for the author only.
  await page.getByRole('link', { name: 'Rediger Første blad' }).click()
  await untilHydrated(page)
  await page.getByLabel('Link').fill('https://example.dk/blad')
  await page.getByRole('button', { name: 'Gem' }).click()
  await expect(page.locator('.toasts')).toContainText('Nyhed opdateret')
  // Repeated: the list takes the focus once it is shown.
  await expect(async () => {
    for (const key of ['F6', 'Tab', 'Tab']) await page.keyboard.press(key)
    await expect(page.locator('.toasts a:focus')).toHaveText('Se på siden', { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Del …' }).click()
  await expect(page.getByRole('dialog', { name: 'Del »Første blad«' })).toBeVisible()
  await expect(page.getByLabel('Til sociale medier')).toHaveValue(
    /^Første blad\n1\. november 2026\n\nDet er faldet\.\n\nhttp.*\/nyheder\/foerste-blad$/,
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click()

  await page.goto('/nyheder')
  await expect(page.getByRole('link', { name: /Læs mere/ })).toHaveAttribute(
    'href',
    'https://example.dk/blad',
  )

  await page.goto(list)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Slet Første blad' }).click()
  await expectAccessible(page)
  await answer(page, 'Er du sikker på at du vil slette denne nyhed?', 'Annuller')
  await page.getByRole('button', { name: 'Slet Første blad' }).click()
  await answer(page, 'Er du sikker på at du vil slette denne nyhed?', 'Slet')
  await expectToast(page, 'Nyhed slettet')
  await page.goto('/nyheder')
  await expect(page.getByText('Ingen nyheder at vise endnu.')).toBeVisible()
})

function pressSaveTwice(page: Page) {
  return page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(
      '[data-save-bar] [type=submit]',
    )) {
      button.click()
      button.click()
    }
  })
}

/** Dismisses the browser's own confirmation, which also appears when a tab is closed. */
async function asksBeforeReload(page: Page) {
  const opened = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await opened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

test('leaving a form with unsaved input asks first', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await write(page, 'Halvt skrevet', 'Endnu ikke færdig.')
  const unsaved = page
    .getByRole('status')
    .filter({ hasText: /^Der er ændringer, som ikke er gemt/ })
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Annuller' }).click()
  // A dialog covers the form, so that the saved values are the visible ones.
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Control+s')
  await answer(page, 'Du har ændringer, som ikke er gemt.', 'Bliv her')
  await expect(page.getByLabel('Titel')).toHaveValue('Halvt skrevet')
  await asksBeforeReload(page)
  await expect(page.getByLabel('Titel')).toHaveValue('Halvt skrevet')
  await page.getByRole('button', { name: 'Annuller' }).click()
  await answer(page, 'Du har ændringer, som ikke er gemt.', 'Forlad siden')
  await expect(page).toHaveURL(list)
  expect(newsIn(server)).toEqual([])
})

test.describe('refusals', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/status of 409/] })

  test('a save over a newer version is refused with an explanation, and can be repeated on purpose', async ({
    page,
    server,
  }) => {
    await page.goto(`${list}/ny`)
    await untilHydrated(page)
    await write(page, 'Første blad', 'Det er faldet.')
    // It is saved only once, even if the button is pressed several times before the next screen.
    const pressed: string[] = []
    await page.route('**/*.data*', async (route) => {
      pressed.push(route.request().method())
      await pressSaveTwice(page)
      await route.continue()
    })
    await pressSaveTwice(page)
    await expectToast(page, 'Nyhed tilføjet')
    await page.unroute('**/*.data*')
    expect(pressed.slice(0, 2)).toEqual(['POST', 'GET'])
    expect(newsIn(server)).toEqual(['Første blad'])
    await page.getByRole('link', { name: 'Rediger Første blad' }).click()
    await page.getByLabel('Titel').fill('Mit blad')
    inDatabase(server, (db) =>
      db.exec(
        "update news set title = 'Et andet blad', content = 'Det er fejet op.', revision = revision + 1",
      ),
    )
    await page.getByRole('button', { name: 'Gem' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'nyere udgave' })
    await expect(notice).toContainText('Titel: »Et andet blad«, din udgave »Mit blad«')
    await expect(notice).toContainText('Indhold: »Det er fejet op.«')
    await expect(page.getByLabel('Titel')).toHaveValue('Mit blad')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Gem min udgave alligevel' }).click()
    await expectToast(page, 'Nyhed opdateret')
    await expect(page.getByText('Mit blad')).toBeVisible()
    const stored = inDatabase(server, (db) => db.prepare('select title, content from news').all())
    expect(stored).toMatchObject([{ title: 'Mit blad', content: 'Det er fejet op.' }])
  })
})

test.describe('without an answer from the server', { tag: '@desktop' }, () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch/] })

  test('the input stays and can be saved again', async ({ page }) => {
    await page.goto(`${list}/ny`)
    await untilHydrated(page)
    await write(page, 'Uden forbindelse', 'Nettet er væk.')
    await page.route('**/*.data*', (route) => route.abort())
    await page.getByRole('button', { name: 'Gem' }).click()
    await expect(page.getByText(/Der kom intet svar/)).toBeVisible()
    await expect(page.getByLabel('Titel')).toHaveValue('Uden forbindelse')
    await page.unroute('**/*.data*')
    await page.getByRole('button', { name: 'Gem' }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByText('Uden forbindelse')).toBeVisible()
  })
})

test('a long list shows fifty rows, then more, and the search finds any row', async ({
  page,
  server,
  isMobile,
}) => {
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
  await page.goto(list)
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
  await page.getByLabel('Indhold').fill('Det er faldet.')
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
