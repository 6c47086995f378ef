import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { admin } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'
import { appCode } from '../support/totp.ts'

// The browser logs every 401 and 422 as an error.
test.use({ expectedMessages: [/status of (401|422)/] })

const password = (page: Page) => page.getByLabel('Din adgangskode', { exact: true })

/** Turns two-factor on and returns the key and the recovery codes. */
async function turnOn(page: Page) {
  await page.goto('/admin/konto')
  await untilHydrated(page)
  const begin = page.getByRole('button', { name: 'Slå totrinslogin til' })
  await begin.click()
  await expect(password(page)).toHaveAccessibleDescription('Skriv din adgangskode.')
  await password(page).fill(admin.password)
  await begin.click()
  await expect(page.getByRole('img', { name: 'QR-kode til appen' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const key = (await page.locator('main code').textContent()) ?? ''
  const code = page.getByLabel('Kode fra appen', { exact: true })
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Kopiér nøgle' }).click()
  await expectToast(page, 'Nøglen er kopieret')
  const clipboard = await page.evaluate(() => navigator.clipboard.readText())
  expect(clipboard).toBe(key.replaceAll(' ', ''))
  await code.fill('000000')
  await page.getByRole('button', { name: 'Slå til', exact: true }).click()
  await expect(code).toHaveAccessibleDescription(/Koden er ikke rigtig/)
  await code.fill(appCode(key))
  await page.getByRole('button', { name: 'Slå til', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Genoprettelseskoder' })).toBeFocused()
  await expectToast(page, 'Totrinslogin er slået til')
  const codes = await page.locator('main li code').allTextContents()
  return { key, codes }
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log ud', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

/** The whole content of the browser's storage, as one text. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}

test('two-factor is turned on, asked for on /admin/log-ind, and turned off', {
  tag: ['@all', '@desktop'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { codes } = await turnOn(page)
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^[\da-f]{5}(-[\da-f]{5}){3}$/)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hent som fil' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('genoprettelseskoder.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await page.getByRole('button', { name: 'Kopiér', exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${codes.join('\n')}\n`)
  expect(await stored(page)).not.toContain(admin.password)
  for (const code of codes) expect(await stored(page)).not.toContain(code)
  await page.getByRole('button', { name: 'Færdig' }).click()
  await expect(page.getByText('Du har 10 genoprettelseskoder tilbage.')).toBeVisible()
  await signOut(page)

  await page.goto('/admin/log-ind')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Log ind med adgangsnøgle' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Adgangskode', { exact: true }).fill(admin.password)
  const submit = page.getByRole('button', { name: 'Log ind', exact: true })
  await submit.click()
  const code = page.getByLabel('Kode', { exact: true })
  await expect(code).toBeFocused()
  await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue(admin.password)
  await code.fill('000000')
  await submit.click()
  await expect(code).toHaveAccessibleDescription(/Koden er ikke rigtig, eller den er brugt\./)
  await expect(page.getByLabel('Adgangskode', { exact: true })).toHaveValue(admin.password)
  expect(await stored(page)).not.toContain(admin.password)
  await code.fill(codes[0] ?? '')
  await submit.click()
  await page.waitForURL((url) => url.pathname === '/admin/forside')

  await page.goto('/admin/konto')
  await untilHydrated(page)
  await expect(page.getByText('Du har 9 genoprettelseskoder tilbage.')).toBeVisible()
  await password(page).fill(admin.password)
  await page.getByRole('button', { name: 'Lav nye genoprettelseskoder' }).click()
  await expect(page.locator('main li code')).toHaveCount(10)
  await page.getByRole('button', { name: 'Færdig' }).click()
  await password(page).fill(admin.password)
  await page.getByRole('button', { name: 'Slå totrinslogin fra' }).click()
  await expectToast(page, 'Totrinslogin er slået fra')
  await expect(page.getByText('Totrinslogin er slået fra.')).toBeVisible()
})
