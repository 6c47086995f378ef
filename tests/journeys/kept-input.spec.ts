import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test, unfold } from '../support/admin-journey.ts'
import { draftContents, inDatabase } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { samplePicture } from '../support/sample-files.ts'
import type { RunningServer } from '../support/servers.ts'

const list = '/admin/nyheder'
const offer = /Du har en kladde fra kl\./

test('unsaved input is offered after a closed tab, with a warning if the stored row is newer', {
  tag: '@desktop',
}, async ({ page, context, server }) => {
  const kept = () => draftContents(server)
  await page.goto(`${list}/ny`)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('Halvt skrevet')
  await page.getByLabel('Indhold', { exact: true }).fill('Det var en aften')
  await page.getByRole('textbox', { name: 'Dato' }).fill('24.12.2026')
  await page.getByLabel('Kladde').check()
  await page.locator('#field-image_url').setInputFiles(samplePicture('press-01.jpg'))
  await expect.poll(kept).toContain('press-01.jpg')
  await page.close()

  const next = await context.newPage()
  await next.goto(list)
  const unsaved = next.getByRole('region', { name: 'Ikke gemt endnu' })
  await expect(unsaved.getByText(/^Skrevet/)).toBeVisible()
  await expectAccessible(next)
  await expectNoSidewaysScroll(next)
  await unsaved.getByRole('link', { name: 'Fortsæt Halvt skrevet' }).click()
  await expect(next.getByRole('textbox', { name: 'Dato' })).toBeFocused()
  await expect(next.getByText(/^Filen ».*press-01\.jpg« var valgt, men ikke gemt\.$/)).toBeVisible()
  // A reload continues the draft, with the input typed since.
  await unfold(next)
  await next.getByLabel('Link').fill('https://example.dk/aften')
  await next.reload()
  await expect(next.getByLabel('Link')).toHaveValue('https://example.dk/aften')
  await expect(next.getByRole('textbox', { name: 'Dato' })).toHaveValue('24.12.2026')
  await expect(next.getByLabel('Titel')).toHaveValue('Halvt skrevet')
  await expect(next.getByLabel('Indhold', { exact: true })).toHaveText('Det var en aften')
  await expect(next.getByLabel('Kladde')).toBeChecked()
  await expect(next.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await next.getByRole('button', { name: 'Gem' }).click()
  await expectToast(next, 'Nyhed tilføjet')
  await expect(unsaved).toHaveCount(0)
  await next.goto(`${list}/ny`)
  await untilHydrated(next)
  await expect(next.getByLabel('Titel')).toHaveValue('')
  const notice = next.getByRole('status').filter({ hasText: offer })

  await next.goto(list)
  await untilHydrated(next)
  await next.getByRole('link', { name: 'Rediger Halvt skrevet' }).click()
  // No form whose input is kept asks for a password or a code, so they are added here.
  await next.locator('form:has(#field-title)').evaluate((form) => {
    form.insertAdjacentHTML(
      'beforeend',
      `<input type="password" name="password" value="Sesam">
       <input name="shown" autocomplete="current-password" value="Sesam">
       <input name="code" autocomplete="one-time-code" value="123987">`,
    )
  })
  await next.getByLabel('Udgivet').check()
  await next.getByRole('textbox', { name: 'Dato' }).fill('1.12.2026')
  await next.getByLabel('Titel').fill('Min titel')
  await next.reload()
  await expect.poll(() => draftContents(server)).toContain('Min titel')
  expect(draftContents(server)).not.toMatch(/Sesam|123987/)
  await expect(notice).toContainText('Titel: gemt »Halvt skrevet«, i kladden »Min titel«')
  await expect(notice).toContainText('Dato: gemt »24.12.2026«, i kladden »1.12.2026«')
  await expect(notice).toContainText('Udgivelse: gemt »Kladde«, i kladden »Udgivet«')
  await expect(notice).not.toContainText('nyere udgave')
  inDatabase(server, (db) =>
    db.exec("update news set title = 'En anden titel', revision = revision + 1"),
  )
  await next.reload()
  await expect(notice).toContainText('Der er gemt en nyere udgave')
  await expect(notice).toContainText('Titel: gemt »En anden titel«, i kladden »Min titel«')
  await expect(next.getByLabel('Titel')).toHaveValue('En anden titel')
  await notice.getByRole('button', { name: 'Kassér' }).click()
  await expect(notice).toHaveCount(0)
  const date = next.getByRole('textbox', { name: 'Dato' })
  await expect(date).toBeFocused()
  await next
    .getByRole('status', { name: 'Beskeder' })
    .getByRole('button', { name: 'Fortryd' })
    .click()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(next.getByLabel('Titel')).toHaveValue('Min titel')
  await expect(date).toHaveValue('1.12.2026')
  await expect(date).toBeFocused()
  await expect(next.getByLabel('Udgivet')).toBeChecked()
  await expect(next.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()

  // Signing out removes the stored input, even if the browser ignores Clear-Site-Data, as without HTTPS.
  await next.goto(list)
  await untilHydrated(next)
  await next.route('**/admin/log-ud', (route) =>
    route.fulfill({ status: 303, headers: { Location: '/' } }),
  )
  await next.getByRole('button', { name: 'Log ud' }).filter({ visible: true }).click()
  await expect(next).toHaveURL('/')
  await expect.poll(() => next.evaluate(() => localStorage.length)).toBe(0)
})

/** Types into a text on its page and into a card of a screen, without saving. */
async function writeHalf(page: Page, server: RunningServer) {
  const kept = () => draftContents(server)
  await page.goto('/nyheder')
  await page.getByRole('button', { name: 'Rediger siden' }).click()
  await page.locator('[data-text="nyheder.title"]').click()
  await page.locator('[data-text-control]').fill('Halvt skrevet')
  await expect.poll(kept).toContain('Halvt skrevet')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/seo')
  await untilHydrated(page)
  const card = page.getByRole('form', { name: /^Nyheder/ })
  await card.locator('summary').click()
  await card.getByRole('textbox').first().fill('En halv titel')
  await expect.poll(kept).toContain('En halv titel')
}

test('unsaved input of a text on its page, or of a card, is offered after a closed tab', {
  tag: '@desktop',
}, async ({ page, context, server }) => {
  await writeHalf(page, server)
  await page.close()

  const next = await context.newPage()
  await next.goto('/admin/seo')
  const again = next.getByRole('form', { name: /^Nyheder/ })
  await expect(again.getByRole('status')).toContainText('»En halv titel«')
  await again.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(again.getByRole('textbox').first()).toHaveValue('En halv titel')
  await again.getByRole('button', { name: /^Gem/ }).click()
  await expectToast(next, 'SEO indstillinger gemt og synkroniseret')
  await next.goto('/nyheder')
  await next.getByRole('button', { name: 'Rediger siden' }).click()
  await next.locator('[data-text="nyheder.title"]').click()
  const place = next.locator('h1')
  await expect(place.getByRole('status')).toContainText('»Halvt skrevet«')
  await place.getByRole('button', { name: 'Fortsæt' }).click()
  await expect(place.getByRole('textbox')).toHaveValue('Halvt skrevet')
  await next.keyboard.press('Enter')
  await expectToast(next, 'Teksten er gemt')
  await expect(place).toHaveText('Halvt skrevet')
  await expect.poll(() => draftContents(server)).toBe('[]')
})

test('discarded input of a text on its page, or of a card, is removed', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  await writeHalf(page, server)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page
    .getByRole('form', { name: /^Nyheder/ })
    .getByRole('button', { name: 'Kassér' })
    .click()
  await expect.poll(() => draftContents(server)).not.toContain('En halv titel')
  inDatabase(server, (db) =>
    db.exec(`insert into editable_content values ('other', 'nyheder', 'title', 'text', 'Nyere',
      '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', 7)`),
  )
  await page.goto('/admin')
  const unsaved = page.getByRole('region', { name: 'Ikke gemt endnu' })
  await expect(unsaved.getByText(/Tekst på siden · Skrevet .* · »Halvt skrevet«/)).toBeVisible()
  await page.goto('/nyheder')
  await page.getByRole('button', { name: 'Rediger siden' }).click()
  await page.locator('[data-text="nyheder.title"]').click()
  await expect(page.locator('h1').getByRole('status')).toContainText('Der er gemt en nyere udgave')
  await page.locator('h1').getByRole('button', { name: 'Kassér' }).click()
  await expect.poll(() => draftContents(server)).toBe('[]')
})
