import { expect, test } from '../support/journey.ts'

test('a browser that lacks what the scripts use gets the pages by plain links', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  await page.goto('/nyheder')
  const title = await page.title()
  const link = page.locator('main article a[href^="/nyheder/"]').first()
  const isNewDocument = page.waitForEvent('load')
  await link.click()
  await isNewDocument
  await expect(page).not.toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(title)
})

test.describe('without popovers', () => {
  // The changed style of the page has another hash.
  test.use({ bypassCSP: true })

  test('the navigation and the search field are in the page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.route('/nyheder', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const changed = html
        .replaceAll('@supports not selector(:popover-open)', '@supports (top: 0)')
        .replaceAll('popover="auto"', '')
      expect(changed).not.toBe(html)
      await route.fulfill({ response: answer, body: changed })
    })
    await page.goto('/nyheder')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.locator('header input[type=search]')).toBeVisible()
      const title = page.getByRole('heading', { level: 1 })
      const top = await title.evaluate((element) => element.getBoundingClientRect().top)
      const headerEnd = await page
        .locator('header')
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom)
      expect(top).toBeGreaterThan(headerEnd)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    const isNewDocument = page.waitForEvent('load')
    await page.locator('header a[href="/kalender"]:visible').click()
    await isNewDocument
    await expect(page).toHaveURL('/kalender')
  })
})
