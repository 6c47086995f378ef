import { test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import { withFields } from '../support/screen-data.ts'

test('a running backup is shown until it is finished', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/historik')
  await untilHydrated(page)
  const data = '**/admin/sikkerhedskopi.data*'
  await page.route(data, async (route) => {
    const response = await route.fetch()
    const fields = { isRunning: true, failed: 'Kunne ikke hente kopierne' }
    await route.fulfill({ response, body: withFields(await response.text(), fields) })
  })
  await page.getByRole('link', { name: 'Sikkerhedskopi' }).click()
  const running = page.getByText('Der bliver taget en kopi …')
  await expect(running).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente kopierne')
  await page.unroute(data)
  await page.clock.runFor(4000)
  await expect(running).toHaveCount(0)
})
