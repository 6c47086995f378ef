import { test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'

/** Sets a field of the data that React Router sends for a page. */
function withRunning(data: string): string {
  const values: unknown[] = JSON.parse(data)
  const key = `_${values.indexOf('running')}`
  const holder = values.find((value) => typeof value === 'object' && value !== null && key in value)
  Object.assign(holder ?? {}, { [key]: values.push(true) - 1 })
  return JSON.stringify(values)
}

test('a running backup is shown until it is finished', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/historik')
  await untilHydrated(page)
  const data = '**/admin/sikkerhedskopi.data*'
  await page.route(data, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withRunning(await response.text()) })
  })
  await page.getByRole('link', { name: 'Sikkerhedskopi' }).click()
  const running = page.getByText('Der bliver taget en kopi …')
  await expect(running).toBeVisible()
  await page.unroute(data)
  await page.clock.runFor(4000)
  await expect(running).toHaveCount(0)
})
