import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, isHydrated, test, untilHydrated } from '../support/journey.ts'

const second = 'For kærlighed er ikke flammen, den er det brænde, nogen bar.'

/** Expects exactly one visible line, after fading. */
const expectLine = (page: Page, line: string) =>
  expect(page.locator('p[aria-hidden]').filter({ visible: true })).toHaveText([line])

test('the second line comes without any interaction', { tag: ['@all', '@phone'] }, async ({
  page,
}) => {
  await page.clock.install()
  const waiting = page.waitForRequest('**/haendelser')
  await page.goto('/')
  await waiting
  expect(await isHydrated(page)).toBe(false)
  await page.clock.runFor(8_500)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.clock.runFor(1_600)
  await expectLine(page, second)
})

test('the words are readable on the picture @phone', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Stop citaterne' })).toBeVisible()
  const words = await page
    .locator('section')
    .first()
    .evaluate((hero) => {
      const boxes = [...hero.querySelectorAll('h1, p, button')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      })
      for (const element of hero.querySelectorAll<HTMLElement>('h1, p, button')) {
        element.style.transition = 'none'
        element.style.visibility = 'hidden'
      }
      return boxes
    })
  for (const clip of words) {
    const { channels } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .stats()
    const lightest = Math.max(...channels.map(({ max }) => max))
    expect(contrast(candle, lightest)).toBeGreaterThanOrEqual(4.5)
  }
})

/** The relative luminance of the words, #f6efe1, as defined by WCAG. */
const candle = 0.865

function contrast(light: number, grey: number): number {
  const value = grey / 255
  const dark = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  return (light + 0.05) / (dark + 0.05)
}
