import type { Page } from '@playwright/test'
import { test as admin } from '../support/admin-journey.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'

const noLine = 'Ingen forbindelse. Siden hentes, så snart den er tilbage.'
const away = 'Siden kan ikke hentes lige nu. Der prøves igen af sig selv.'

interface RouterWindow {
  __reactRouterManifest: { routes: Record<string, { module: string }> }
}

/** Waits until the code of the area's other pages is loaded too. */
async function untilPreloaded(page: Page, area = 'routes/public/') {
  // By default the browser stores the timings of 250 files, about as many as the back-office has.
  await page.evaluate(() => performance.setResourceTimingBufferSize(1000))
  await untilHydrated(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await page.waitForFunction((start) => {
    const { routes } = (window as unknown as RouterWindow).__reactRouterManifest
    const modules = Object.entries(routes)
      .filter(([id]) => id.startsWith(start))
      .map(([, { module }]) => new URL(module, location.href).href)
    return modules.every((module) => performance.getEntriesByName(module).length > 0)
  }, area)
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hovedmenu' })

test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|status of 503/], preloads: true })

test('without a connection the page stays, reports it, and continues when the connection is back @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/nyheder')
  await untilPreloaded(page)
  const first = page.locator('article').first()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.getByRole('status').filter({ hasText: noLine })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Bibliografi' }).click()
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(first).toBeVisible()
  await expect(page).toHaveURL('/nyheder')
  await context.setOffline(false)
  await expect(page).toHaveURL('/bibliografi')
  await expect(page.getByText(noLine)).toHaveCount(0)
  await context.setOffline(true)
  await page.locator('a[href="#indhold"]').press('Enter')
  await expect(page).toHaveURL('/bibliografi#indhold')
  await expect(page.getByText(noLine)).toHaveCount(0)
  await page.getByRole('link', { name: 'Værkliste' }).click()
  await expect(page.getByText(noLine)).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(/fane=/)
})

test('a link to a page whose code was never loaded waits for the connection @desktop', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.route('**/assets/*', async (route) => {
    const isPreload = route.request().url().includes('/contact-')
    await (isPreload ? route.abort('internetdisconnected') : route.continue())
  })
  await page.goto('/nyheder')
  await untilHydrated(page)
  await context.setOffline(true)
  await page.unroute('**/assets/*')
  await menu(page).getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('status').filter({ hasText: noLine })).toBeVisible()
  await expect(page.locator('article').first()).toBeVisible()
  await expect(page).toHaveURL('/nyheder')
  await context.setOffline(false)
  await expect(page).toHaveURL('/kontakt')
  await expect(page.getByText(noLine)).toHaveCount(0)
})

test('while the server is down the page stays, and updates as soon as the server responds @desktop', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/nyheder')
  await untilPreloaded(page)
  const article = page.locator('article').nth(5)
  await article.scrollIntoViewIfNeeded()
  // The server is slow at first, so that the page gives way to a placeholder.
  await page.route('**/*.data*', async (route) => {
    await expect(page.getByText('Indlæser kalender …')).toBeVisible()
    await route.fulfill({ status: 503, headers: { 'Retry-After': '10' }, body: 'Nej' })
  })
  await menu(page).getByRole('link', { name: 'Kalender' }).click()
  await expect(page.getByText(away)).toBeVisible()
  await expect(article).toBeInViewport()
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: 'Prøv nu' }).click()
  await expect(page).toHaveURL('/kalender')
  await expect(page.getByText(away)).toHaveCount(0)
})

admin.describe('in the back-office', () => {
  admin.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/], preloads: true })

  admin(
    'a screen not yet seen waits for the line @desktop',
    { tag: '@all' },
    async ({ page, context }) => {
      await page.goto('/admin/nyheder')
      await untilPreloaded(page, 'routes/admin/')
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Foredrag' }).first().click()
      await expect(page.getByText(noLine)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nyheder')
      await page.getByRole('button', { name: 'Log ud' }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nyheder')
      await context.setOffline(false)
      await expect(page).toHaveURL('/admin/foredrag')
    },
  )
})
