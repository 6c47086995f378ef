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
