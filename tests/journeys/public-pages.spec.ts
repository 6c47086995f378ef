import type { Page } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import {
  expect,
  expectNoSidewaysScroll,
  inBothSchemes,
  isHydrated,
  test,
  untilHydrated,
} from '../support/journey.ts'
import { samplePages, sampleTabs } from '../support/pages-of-routes.ts'

const pages = [...samplePages, ...sampleTabs]

/** Pages that should print on a single sheet. */
const sheets = new Set([
  ...['/', '/kalender', '/bibliografi', '/samarbejder'],
  ...['/foredrag/salmen-paa-natbordet', '/foredrag/salmen-paa-natbordet/til-arrangoerer'],
])

// A browser context and its first page take as long as the checks, so six pages share one.
for (let first = 0; first < pages.length; first += 6) {
  const group = pages.slice(first, first + 6)
  test(`complete and accessible in light and dark: ${group.join(', ')}`, {
    tag: first > 0 ? '@all' : [],
  }, async ({ page, isMobile }) => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 }
    for (const path of group) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await expect(page).toHaveTitle(/\S/)
      await untilHydrated(page)
      await inBothSchemes(page, async () => {
        await expectNoAxeFindings(page)
        await expectNoSidewaysScroll(page)
      })
      if (isMobile) continue
      if (sheets.has(path)) await expectOneSheet(page)
      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoSidewaysScroll(page)
      }
    }
  })
}

test('a work without reviews prints on one sheet @desktop', { tag: '@all' }, async ({ page }) => {
  await page.goto('/bibliografi/korn-og-aske')
  await expect(
    page.getByText('Der er endnu ikke tilføjet anmeldelser for dette værk.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Fra anmeldelserne af/ })).toHaveCount(0)
  await expectOneSheet(page)
  await page.goto('/bibliografi/det-hvide-i-kortet')
  await expectOneSheet(page)
})

async function expectOneSheet(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet-owner')).toHaveText(/^Johanne Lyngby · http/)
  await expect(page.locator('.sheet-owner')).toBeVisible()
  await page.emulateMedia({ media: null })
  const document = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(document.match(/\/Type \/Page\b/g), 'sheets').toHaveLength(1)
}

test('buttons and fields are not printed @desktop', { tag: '@all' }, async ({ page }) => {
  for (const path of [
    ...['/salmer/nu-laegger-sig-vinden', `/salmer/sangark?${twoHymns}`, '/kalender', '/nyheder'],
    ...['/bibliografi/lyset-bliver-langere', '/foredrag/salmen-paa-natbordet/til-arrangoerer'],
    ...['/samarbejder/orgelskoven', '/presse'],
  ]) {
    await page.goto(path)
    await untilHydrated(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main')).toBeVisible()
    const controls = page.locator('button, .button, input, select, textarea')
    await expect(controls.filter({ visible: true }), path).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

const twoHymns = 'salme=jeg-tror-kun-halvt&salme=der-er-et-bord-hvor-vi-kan-vaere'

test('pages with links to hymns are accessible, and two hymns print on one A5 @desktop', {
  tag: '@all',
}, async ({ page }) => {
  for (const path of [
    ...['/salmer/nu-laegger-sig-vinden', '/salmer/register/skriftsteder'],
    ...['/salmer/kirkeaar/4-soendag-i-advent', `/salmer/sangark?${twoHymns}&papir=a5`],
  ]) {
    await page.goto(path)
    await inBothSchemes(page, () => expectNoAxeFindings(page))
    await expectNoSidewaysScroll(page)
  }
  const document = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(document.match(/\/MediaBox \[0 0 4\d\d\S* 59\d\S*\]/g)).toHaveLength(1)
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('no script is fetched before the page has loaded @phone', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const { loaded, scripts, others } = await page.evaluate(async () => {
    for (const _ of ['first', 'second']) {
      await new Promise((idle) => requestIdleCallback(idle))
    }
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource')
    const scripts = resources.filter(({ name }) => name.endsWith('.js'))
    return {
      loaded: navigation?.loadEventStart ?? 0,
      scripts: scripts.map(({ startTime }) => startTime),
      others: scripts.filter(({ name }) => name.includes('/contact-')),
    }
  })
  expect(scripts.length).toBeGreaterThan(0)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded)
  // The code of other pages is not fetched ahead by a browser that saves data.
  expect(others).toEqual([])
})

test('fonts are requested before the pictures have loaded @phone', async ({ page }) => {
  const font = page.waitForRequest('**/*.woff2')
  await page.route('**/filer/**', async (route) => {
    await font
    await route.continue()
  })
  await page.goto('/')
})

test('a page hydrates on the first interaction, and handles that click @phone', async ({
  page,
}) => {
  const waiting = page.waitForRequest('**/haendelser')
  await page.goto('/')
  await waiting
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((each) =>
      each.textContent.includes('Stop citaterne'),
    )
    button?.click()
  })
  await expect(page.getByRole('button', { name: 'Start citaterne' })).toBeVisible()
  expect(await isHydrated(page)).toBe(true)
})

test.describe('a missing page', () => {
  test.use({ expectedMessages: [/404/] })

  const missing = [
    { path: '/findes/ikke', text: 'Siden findes ikke', back: 'Return to Home' },
    { path: '/foredrag/findes-ikke', text: 'Foredrag ikke fundet', back: 'Tilbage til foredrag' },
    { path: '/bibliografi/findes-ikke', text: 'Værk ikke fundet', back: 'Tilbage til bibliografi' },
  ]
  test('says that it is missing, with links to others', { tag: '@phone' }, async ({ page }) => {
    for (const { path, text, back } of missing) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
      await expect(page.getByRole('link', { name: back })).toBeVisible()
      await expect(page.getByRole('main').getByRole('search')).toBeVisible()
      const waysOn = page.getByRole('navigation', { name: 'Gå videre' }).getByRole('link')
      await expect(waysOn).toHaveText(['Forside', 'Bibliografi', 'Kalender'])
      await expectNoAxeFindings(page)
    }
  })

  test('the specified English words are below the Danish ones', {
    tag: ['@all', '@phone'],
  }, async ({ page }) => {
    await page.goto('/findes/ikke')
    await expect(page.locator('[lang=en]').getByText('Oops! Page not found')).toBeVisible()
  })

  test('the path of a missing page is in the console @desktop', { tag: '@all' }, async ({
    page,
  }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === '404: /findes/ikke')
    await page.goto('/findes/ikke')
    expect((await logged).type()).toBe('error')
  })
})

test.describe('an empty site', () => {
  test.use({ site: 'empty' })

  const empties = [
    { path: '/nyheder', text: 'Ingen nyheder at vise endnu.' },
    { path: '/foredrag', text: 'Ingen foredrag at vise endnu.' },
    { path: '/kalender', text: 'Ingen kommende arrangementer planlagt' },
    { path: '/bibliografi', text: 'Ingen salmer & sange endnu.' },
    { path: '/bibliografi?fane=skoenlitteratur', text: 'Ingen skønlitterære værker endnu.' },
    { path: '/bibliografi?fane=faglitteratur', text: 'Ingen faglitteratur endnu.' },
    { path: '/bibliografi?fane=vaerkliste', text: 'Ingen værker endnu.' },
    { path: '/samarbejder', text: 'Ingen samarbejder at vise endnu.' },
    { path: '/billeder', text: 'Ingen billeder at vise endnu.' },
  ]
  test('shows an empty state on each page', { tag: '@phone' }, async ({ page }) => {
    for (const { path, text } of empties) {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await expectNoAxeFindings(page)
    }
    // Salmer and Presse are linked once they have content.
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      ...['Foredrag', 'Bibliografi', 'Kontakt', 'Privatliv', 'Admin'],
    ])
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  })

  test('shows its built-in wording', { tag: ['@all', '@phone'] }, async ({ page }) => {
    for (const path of ['/', '/kontakt', '/presse', '/salmer']) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await inBothSchemes(page, () => expectNoAxeFindings(page))
    }
  })
})

test.describe('an injected script', () => {
  test.use({ expectedMessages: [/Content Security Policy/] })
  test('does not run, and the page is still hydrated @desktop', async ({ page }) => {
    await page.route('**/kontakt', async (route) => {
      const answer = await route.fetch()
      const planted = ['>planted = 1', ' src="data:text/javascript,planted = 2">']
      const scripts = planted.map((script) => `<script class="planted"${script}</script>`).join('')
      const body = (await answer.text()).replace('</body>', `${scripts}</body>`)
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/kontakt')
    await untilHydrated(page)
    await expect(page.locator('script.planted')).toHaveCount(2)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  })
})
