import type { Page } from '@playwright/test'
import { answerDialog, expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

const screen = '/admin/adresser'

// The browser logs these statuses of refused forms.
test.use({ expectedMessages: [/409|422/] })

async function openScreen(page: Page) {
  await page.goto(screen)
  await untilHydrated(page)
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('a missing path is redirected to a page, and the redirect is removed', {
  tag: '@desktop',
}, async ({ page, server }) => {
  for (let times = 0; times < 2; times++) await fetch(`${server.url}/presserum`)
  await openScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresser')
  const missing = part(page, 'Ikke fundet')
  await expect(missing.getByRole('listitem')).toHaveText([/^\/presserum ?2 gange, senest/])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await missing.getByRole('button', { name: 'Send videre til …: /presserum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send /presserum videre' })
  await expect(dialog.getByLabel('Fra adressen')).toHaveValue('/presserum')
  await dialog.getByLabel('Send videre til').fill('https://andre.example/')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(dialog.getByLabel('Send videre til')).toHaveAccessibleDescription(
    /Vælg en adresse på din egen hjemmeside/,
  )
  await expectAccessible(page)
  await dialog.getByLabel('Send videre til').fill('/billeder')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Viderestilling gemt')
  await expect(missing.getByText('Ingen har ledt forgæves.')).toBeVisible()
  const redirects = part(page, 'Viderestillinger')
  await expect(redirects.getByRole('listitem')).toHaveText([
    /^\/presserum.*sendes videre til \/billeder/,
  ])
  await expectAccessible(page)
  expect((await fetch(`${server.url}/presserum`)).url).toBe(`${server.url}/billeder`)

  const remove = redirects.getByRole('button', { name: 'Fjern viderestillingen fra /presserum' })
  await remove.click()
  await answerDialog(page, 'Vil du fjerne viderestillingen?', 'Annuller')
  await remove.click()
  await answerDialog(page, 'Vil du fjerne viderestillingen?', 'Fjern')
  await expect(redirects.getByText('Ingen viderestillinger endnu.')).toBeVisible()
  expect((await fetch(`${server.url}/presserum`)).status).toBe(404)
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(redirects.getByRole('listitem')).toHaveCount(1)
})

test('a useless path is hidden, and any path can be redirected', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  for (const path of ['nonsens', 'vroevl']) await fetch(`${server.url}/${path}`)
  await openScreen(page)
  const hide = page.getByRole('button', { name: /^Skjul \// })
  await expect(hide).toHaveCount(2)
  // Pressed faster than the responses come.
  await hide.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(page.getByText('Ingen har ledt forgæves.')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Fortryd' })
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(hide).toHaveCount(1)
  await page.getByRole('button', { name: 'Tilføj viderestilling' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilføj viderestilling' })
  await dialog.getByLabel('Fra adressen').fill('/nyheder')
  await dialog.getByLabel('Send videre til').fill('/kontakt')
  await page.keyboard.press('Control+s')
  await expect(dialog.getByLabel('Fra adressen')).toHaveAccessibleDescription(
    /Der er allerede en side på den adresse/,
  )
  await dialog.getByLabel('Fra adressen').fill('/skriv til mig')
  await page.keyboard.press('Control+s')
  await expectToast(page, 'Viderestilling gemt')
  await page.goto('/skriv%20til%20mig')
  await expect(page).toHaveURL('/kontakt')
})

test('a dead link is listed with a link to its form', { tag: ['@all', '@phone'] }, async ({
  page,
  server,
}) => {
  inDatabase(server, (db) =>
    db.exec(`insert into bibliography (id, title, year, category, slug, description, created_at, updated_at)
      values ('fjord', 'Fjorden', 2024, 'faglitteratur', 'fjorden',
        '<p>Se <a href="/foredrag/glemt">foredraget</a>.</p>', '2026-11-20', '2026-11-20')`),
  )
  await openScreen(page)
  const dead = part(page, 'Links, der ikke fører nogen steder hen')
  await expect(dead.getByRole('listitem')).toHaveText([
    /^Værket »Fjorden«.*»foredraget« · \/foredrag\/glemt/,
  ])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dead.getByRole('link', { name: 'Ret Værket »Fjorden«' }).click()
  await expect(page).toHaveURL('/admin/bibliografi/fjord')
})
