import { expect, test, untilHydrated } from '../support/journey.ts'

test('a hymn is on the sheet as soon as it is chosen @desktop', async ({ page }) => {
  await page.goto('/salmer/sangark')
  await untilHydrated(page)
  const choices = page.getByLabel('Læg en salme på arket')
  const title = (await choices.locator('option').nth(1).textContent()) ?? ''
  await choices.selectOption({ index: 1 })
  await expect(page.getByRole('region', { name: 'På arket' })).toContainText(title)
  await expect(page).toHaveURL(/salme=/)
})
