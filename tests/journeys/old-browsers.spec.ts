import { expect, test } from '../support/journey.ts'

test('a browser that lacks what the scripts use gets the pages by plain links @phone', async ({
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

  test('the menu and the search field are in the page, and work by plain links @phone', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const html = await answer.text()
      const changed = html
        .replaceAll('@supports not selector(:popover-open)', '@supports (top: 0)')
        .replaceAll('popover="auto"', '')
      expect(changed).not.toBe(html)
      await route.fulfill({ response: answer, body: changed })
    })
    const header = page.locator('header').first()
    const title = page.getByRole('heading', { level: 1 })
    const field = header.locator('input[type=search]:visible')
    const opensDocument = async (act: () => Promise<void>) => {
      const isNewDocument = page.waitForEvent('load')
      await act()
      await isNewDocument
    }
    await page.goto('/nyheder')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(field).toHaveCount(1)
      await expect(header.getByRole('button', { name: /^(Menu|Luk)$/ })).toHaveCount(0)
      const distance = () =>
        title.evaluate((element) => {
          const end = document.querySelector('header')?.getBoundingClientRect().bottom
          return element.getBoundingClientRect().top - Number(end)
        })
      // The menu is hidden after a transition.
      await expect.poll(distance).toBeGreaterThan(0)
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await opensDocument(() => header.locator('a[href="/kalender"]:visible').click())
    await expect(page).toHaveURL('/kalender')
    await opensDocument(async () => {
      await field.fill('lys')
      await field.press('Enter')
    })
    await expect(page).toHaveURL(/\/soeg\?q=lys$/)
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})
