import type { Page } from '@playwright/test'
import { expectAccessible, expectToast, test } from '../support/admin-journey.ts'
import { admin, signIn } from '../support/admin-site.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

// The browser logs each refusal that the page then shows.
test.use({ expectedMessages: [/status of (401|422)/] })

const next = 'en helt ny sætning om heden'
const present = (page: Page) => page.getByLabel('Nuværende adgangskode', { exact: true })
const wanted = (page: Page) => page.getByLabel('Ny adgangskode', { exact: true })

async function change(page: Page, from: string, to: string) {
  await present(page).fill(from)
  await wanted(page).fill(to)
  await page.getByRole('button', { name: 'Skift adgangskode' }).click()
}

test('the password is changed, and all other sessions end', { tag: '@desktop' }, async ({
  page,
  server,
}) => {
  const elsewhere = await signIn(server)
  await page.goto('/admin/konto')
  await untilHydrated(page)
  await expect(page.getByText(`Du er logget ind som ${admin.email}.`)).toBeVisible()
  await change(page, 'det forkerte kodeord', next)
  await expect(present(page)).toHaveAccessibleDescription(/Adgangskoden er ikke rigtig\./)
  await expect(present(page)).toBeFocused()
  await change(page, admin.password, 'for kort')
  await expect(wanted(page)).toHaveAccessibleDescription(/Adgangskoden skal have mindst 15 tegn\./)
  await page.getByRole('button', { name: 'Vis adgangskode' }).nth(1).click()
  await expect(wanted(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Skjul adgangskode' }).click()
  await expect(wanted(page)).toHaveAttribute('type', 'password')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await change(page, admin.password, next)
  await expectToast(page, 'Adgangskoden er skiftet')
  await expect(present(page)).toHaveValue('')
  await expect(wanted(page)).toHaveValue('')
  await page.goto('/admin/drift')
  await expect(page.getByRole('listitem').filter({ hasText: 'Skiftede adgangskode' })).toBeVisible()
  const there = await fetch(`${server.url}/admin/forside`, {
    headers: { Cookie: elsewhere },
    redirect: 'manual',
  })
  expect(there.status).not.toBe(200)
  await expect(signIn(server)).rejects.toThrow('401')
  expect(await signIn(server, { ...admin, password: next })).not.toBe('')
})
