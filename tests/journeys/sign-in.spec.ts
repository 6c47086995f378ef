import type { Page } from '@playwright/test'
import { screenGroups } from '~/admin/copy/admin.copy'
import { addAccountWithoutProfile, admin, inDatabase } from '../support/admin-site.ts'
import { startAuthorSite } from '../support/author-site.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import {
  test as base,
  expect,
  expectNoSidewaysScroll,
  inBothSchemes,
  untilHydrated,
} from '../support/journey.ts'
import { screens } from '../support/pages-of-routes.ts'
import { type RunningServer, startServer } from '../support/servers.ts'

/** Each journey has its own site, since sign-in attempts are counted. */
const test = base.extend<{ server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startAuthorSite()
    await use(server)
    await server.stop()
  },
  baseURL: ({ server }, use) => use(server.url),
})

test.use({
  cookies: 'allowed',
  // The browser logs each refusal that the dialog then shows.
  expectedMessages: [/status of (401|403|404|422|429|500)|ERR_FAILED/],
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Administrator Login' })

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Adgangskode').fill(password)
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
}

async function openDialog(page: Page, path = '/admin/nyheder') {
  const answer = await page.goto(path)
  await dialogOf(page).waitFor()
  return answer
}

test.describe('a site without an admin', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
    server: async ({}, use) => {
      const server = await startServer({ SAMPLE_CONTENT: 'off' })
      await use(server)
      await server.stop()
    },
  })

  test('the printed link creates the first admin; later the back-office asks to sign in', {
    tag: '@phone',
  }, async ({ page, context, server }) => {
    const [link = ''] = /\/admin\/opret\?kode=[\w-]+/.exec(server.output()) ?? []
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opret administrator')
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Email').fill(admin.email)
    const password = page.getByLabel('Adgangskode', { exact: true })
    await untilHydrated(page)
    await password.fill('for kort')
    await page.getByRole('button', { name: 'Opret og log ind' }).click()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    await password.fill(admin.password)
    await page.getByRole('button', { name: 'Opret og log ind' }).click()
    await expect(page).toHaveURL('/admin/forside')
    await context.clearCookies()

    expect((await openDialog(page))?.status()).toBe(401)
    await expect(page.getByLabel('Email')).toBeFocused()
    await fillIn(page, admin)
    await expect(page.getByText('Login succesfuld')).toBeVisible()
    await expect(page.getByText('Du er nu logget ind som administrator.')).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/admin/nyheder')
    await expect(page.getByRole('heading', { name: 'Nyheder', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Nyheder · Administration')
  })
})

test('missing values are reported beside the fields, wrong ones in a toast, and the dialog closes', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  await openDialog(page)
  await page.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Skriv din e-mail.')
  await expect(page.getByLabel('Adgangskode')).toHaveAccessibleDescription('Skriv din adgangskode.')
  await expect(page.getByLabel('Email')).toBeFocused()
  await fillIn(page, { ...admin, password: 'forkert' })
  await expect(page.getByRole('alert')).toContainText('Login fejlede')
  await expect(page.getByRole('alert')).toContainText('Ugyldig email eller adgangskode')
  await expect(page.getByLabel('Adgangskode')).toBeFocused()
  await fillIn(page, { ...admin, email: addAccountWithoutProfile(server).email })
  await expect(page.getByText('Adgang nægtet')).toBeVisible()
  await expect(page.getByText('Din konto er ikke autoriseret som administrator.')).toBeVisible()
  // Closing it opens the front page.
  await page.getByRole('button', { name: 'Annuller' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await openDialog(page, '/admin')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/')
})

test('the dialog traps the focus, and then every public page links to the back-office', {
  tag: '@phone',
}, async ({ page }) => {
  await openDialog(page)
  await inBothSchemes(page, async () => {
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)
  })
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await fillIn(page, admin)
  await expect(dialogOf(page)).toHaveCount(0)
  await page.goto('/nyheder')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/admin/forside',
  )
  await inBothSchemes(page, () => expectNoAxeFindings(page))
  await page.getByRole('button', { name: 'Log ud' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  expect((await page.goto('/admin/nyheder'))?.status()).toBe(401)
})

test('the sidebar links to every screen and back to the site', { tag: '@all' }, async ({
  page,
  isMobile,
}) => {
  await openDialog(page)
  await fillIn(page, admin)
  await expect(dialogOf(page)).toHaveCount(0)
  await page.reload()
  await untilHydrated(page)
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Administration' })
  const links = sidebar.getByRole('link').filter({ hasNotText: 'Se siden' })
  const namesOf = (folded: boolean) =>
    screenGroups
      .filter(({ isFolded = false }) => isFolded === folded)
      .flatMap((group) => group.screens.map(({ name }) => name))
  const visible = ['Forside', ...namesOf(false)]
  await expect(links).toHaveText([...visible, 'Fortryd og kopier'])
  await sidebar.getByText('Opsætning').click()
  await expect(links).toHaveText([...visible, ...namesOf(true), 'Fortryd og kopier'])
  await expect(sidebar.getByRole('link', { name: 'Nyheder' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await inBothSchemes(page, () => expectNoAxeFindings(page))
  // On phones, other journeys test the screens.
  for (const screen of isMobile ? [] : screens) {
    await page.goto(screen)
    await untilHydrated(page)
    await expectNoAxeFindings(page)
    if (screen === '/admin/hjaelp') {
      await expect(page.getByRole('heading', { name: 'Log ind og ud' })).toBeVisible()
    }
  }
  await page.getByRole('button', { name: 'Log ud', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('a session that expires while a form is open is renewed over it', {
  tag: '@desktop',
}, async ({ page, server }) => {
  await openDialog(page, '/admin/nyheder/ny')
  await fillIn(page, admin)
  await expect(dialogOf(page)).toHaveCount(0)
  await untilHydrated(page)
  await page.getByLabel('Titel').fill('En ny bog')
  await page.getByLabel('Indhold', { exact: true }).fill('Den udkommer til foråret.')
  inDatabase(server, (db) => db.exec('delete from sessions'))
  await page.getByRole('button', { name: 'Gem' }).click()
  await dialogOf(page).waitFor()
  await fillIn(page, admin)
  await page.waitForURL((url) => url.pathname === '/admin/nyheder')
  await expect(page.getByText('En ny bog')).toBeVisible()

  // Two commands at once ask only once, and are both sent again.
  await page.goto('/admin/forside')
  await untilHydrated(page)
  await page.getByRole('heading', { name: 'Åbning' }).click()
  await page.getByLabel('Navn', { exact: true }).fill('Johanne Lyngby')
  inDatabase(server, (db) => db.exec('delete from sessions'))
  let asked = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/admin/session')) asked += 1
  })
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('button')) {
      if (['Skjul', 'Gem'].includes(button.textContent)) button.click()
    }
  })
  await expect.poll(() => asked).toBe(2)
  await expect(dialogOf(page)).toHaveCount(1)
  await fillIn(page, admin)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByText('Forsiden er opdateret!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Velkommen' })).toHaveCount(0)
})
