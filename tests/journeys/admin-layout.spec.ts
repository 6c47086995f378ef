import { expectAccessible, test } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'

const preview = 'iframe[title="Sådan kommer det til at se ud"]'

test('the preview of a look stays beside the choices @desktop', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/udseende')
  await untilHydrated(page)
  await page.getByRole('radio', { name: 'Fjord' }).check()
  await expect(page.frameLocator(preview).locator('html')).toHaveClass(/face-fjord/)
  await expect(page.locator(preview)).toBeInViewport({ ratio: 0.6 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(page.locator(preview)).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
})

test('a phone shows the preview of a look over the choices @phone', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/udseende')
  await untilHydrated(page)
  await expect(page.locator(preview)).toBeHidden()
  await page.getByRole('radio', { name: 'Fjord' }).check()
  const show = page.getByRole('button', { name: 'Vis', exact: true })
  await show.click()
  await expect(page.frameLocator(preview).locator('html')).toHaveClass(/face-fjord/)
  await expect(page.locator(preview)).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mørkt' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator(preview)).toBeHidden()
  await expect(show).toBeFocused()
  // Focus that leaves the preview closes it.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mørkt' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator(preview)).toBeHidden()
})

test('the field for the verses is wide enough for their lines @desktop', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/admin/salmer/ny')
  await untilHydrated(page)
  const ems = await page
    .locator('#field-stanzas')
    .evaluate((field) => field.clientWidth / Number.parseFloat(getComputedStyle(field).fontSize))
  expect(ems).toBeGreaterThanOrEqual(34)
})

test('the whole bar of the editor is visible on a phone, in two rows @phone', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/nyheder/ny')
    await untilHydrated(page)
    const bar = page.getByRole('toolbar').first()
    await expect(bar).toBeVisible()
    const { rows, isCut } = await bar.evaluate(layout)
    expect(isCut, `${width}`).toBe(false)
    expect(rows, `${width}`).toBeLessThanOrEqual(2)
  }
})

function layout(bar: Element) {
  const { right } = bar.getBoundingClientRect()
  const boxes = [...bar.children].map((button) => button.getBoundingClientRect())
  return {
    rows: new Set(boxes.map(({ top }) => top)).size,
    isCut: boxes.some((box) => box.right > right),
  }
}
