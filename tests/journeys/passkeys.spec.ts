import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { admin } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

// The browser logs each refusal that the page then shows.
test.use({ expectedMessages: [/status of (401|422)/] })

/** Adds a virtual phone with a fingerprint sensor. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    recognises: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function add(page: Page, password: string) {
  const section = page.locator('form').filter({ hasText: 'Navn på nøglen' })
  await section.getByLabel('Navn på nøglen').fill('Min telefon')
  await section.getByLabel('Bekræft med din adgangskode', { exact: true }).fill(password)
  await section.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log ud', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test('a passkey is added, signs in, and is removed', { tag: '@desktop' }, async ({ page }) => {
  const phone = await addAuthenticator(page)
  await page.goto('/admin/konto')
  await untilHydrated(page)
  await add(page, 'det forkerte kodeord')
  await expect(page.getByText('Adgangskoden er ikke rigtig.')).toBeVisible()
  await phone.recognises(false)
  await add(page, admin.password)
  await expectToast(page, 'Der blev ikke lavet nogen adgangsnøgle.')
  await phone.recognises(true)
  await add(page, admin.password)
  await expectToast(page, 'Adgangsnøglen er tilføjet')
  const line = page.getByRole('listitem').filter({ hasText: 'Ikke brugt endnu' })
  await expect(line).toContainText('Min telefon')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await signOut(page)
  await page.goto('/admin/konto')
  const byPasskey = page.getByRole('button', { name: 'Log ind med adgangsnøgle' })
  await phone.recognises(false)
  await byPasskey.click()
  await expect(page.getByText('Der blev ikke brugt nogen adgangsnøgle.')).toBeVisible()
  await phone.recognises(true)
  await byPasskey.click()
  await expect(page.getByText('Du er nu logget ind som administrator.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Fjern: Min telefon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fjern »Min telefon«?' })
  const confirmed = dialog.getByLabel('Bekræft med din adgangskode', { exact: true })
  await confirmed.fill('det forkerte kodeord')
  await dialog.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(confirmed).toHaveAccessibleDescription(/Adgangskoden er ikke rigtig\./)
  await expectAccessible(page)
  await confirmed.fill(admin.password)
  await dialog.getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(page.getByText('Adgangsnøglen er fjernet')).toBeVisible()
  await expect(page.getByText('Du har ingen adgangsnøgler endnu.')).toBeVisible()
  await signOut(page)
  await page.goto('/admin/konto')
  await byPasskey.click()
  await expect(page.getByText('Adgangsnøglen blev ikke godkendt.')).toBeVisible()
})
