import { expectNoAxeFindings } from '../support/axe.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'

const names = [
  'Forside',
  'Nyheder',
  'Foredrag',
  'Kalender',
  'Bibliografi',
  'Salmer',
  'Samarbejder',
  'Billeder',
  'Kontakt',
]

test('the navigation lists the pages and marks the current one @desktop', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/kalender')
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' })
  await expect(menu.getByRole('link')).toHaveText(names)
  await expect(menu.getByRole('link', { name: 'Kalender' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.locator('[aria-current=page]')).toHaveCount(1)
  await page.goto('/kalender/sangaften-tag-en-nabo-med')
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Kalender'])
})

test('on a phone the links are in a drawer on the right that closes after navigation @phone', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(drawer.getByRole('link')).toHaveText(names)
  await expectNoAxeFindings(page)
  await drawer.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt')
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('the first tab stop skips the navigation', { tag: ['@all', '@desktop'] }, async ({ page }) => {
  await page.goto('/nyheder')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Gå til indhold' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a link to a part of another page focuses that part', { tag: ['@all', '@desktop'] }, async ({
  page,
}) => {
  await page.goto('/salmer/nu-laegger-sig-vinden')
  await untilHydrated(page)
  const link = page.getByRole('main').locator('a[href*="/register/temaer"]').first()
  const [, part] = (await link.getAttribute('href'))?.split('#') ?? []
  await link.click()
  await expect(page.locator(`[id="${part}"]`)).toBeFocused()
})

test('a browser that saves data loads no code of other pages', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/nyheder')
  await untilHydrated(page)
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  // The code would be loaded as soon as the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requested.filter((url) => url.includes('/assets/contact-'))).toEqual([])
})

test('a new page starts at its top, and going back restores the scroll position', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/nyheder')
  await untilHydrated(page)
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Bibliografi' })
  await footer.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await footer.click()
  await expect(page).toHaveURL('/bibliografi')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/nyheder')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
})

test('the name of a page is shown while it is loading', { tag: ['@all', '@phone'] }, async ({
  page,
}) => {
  await page.goto('/kontakt')
  await untilHydrated(page)
  const waiting = [
    { path: '/nyheder', text: 'Indlæser nyheder...' },
    { path: '/foredrag', text: 'Indlæser foredrag...' },
    { path: '/kalender', text: 'Indlæser kalender …' },
  ]
  for (const { path, text } of waiting) {
    let arrive = () => {}
    await page.route(`**${path}.data*`, async (route) => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      await route.continue()
    })
    await page.evaluate(
      (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
      path,
    )
    await expect(page.getByText(text)).toBeVisible()
    arrive()
    await expect(page).toHaveURL(path)
    await expect(page.getByText(text)).toHaveCount(0)
  }
})

test('a link to a section shows its heading below the header', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [path, name] of [
    ['/presse#kontakt', 'Kontakt'],
    ['/presse#biografi', 'Biografi'],
  ] as const) {
    await page.goto(path)
    const heading = page.locator('main').getByRole('heading', { name, level: 2 })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const header = await page.locator('header').first().boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y ?? 0, path).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})
