import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, isHydrated, test, untilHydrated } from '../support/journey.ts'

const first = 'Håb er frøets mod at rykkes ud af egen hvilegrav.'
const second = 'For kærlighed er ikke flammen, den er det brænde, nogen bar.'

/** Opens the front page with a clock that only the test advances. */
async function openInHeldTime(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Expects exactly one visible line, after fading. */
const expectLine = (page: Page, line: string) =>
  expect(page.locator('p[aria-hidden]').filter({ visible: true })).toHaveText([line])

test('one line at a time is shown for ten seconds each, and the first follows the last', {
  tag: '@desktop',
}, async ({ page }) => {
  await openInHeldTime(page)
  await expect(page.getByRole('button', { name: 'Sæt citater på pause' })).toBeVisible()
  await expectLine(page, first)
  await page.clock.runFor(10_100)
  await expectLine(page, second)
  await page.clock.runFor(30_000)
  await expectLine(page, first)
})

test('the second line comes without any interaction', { tag: '@phone' }, async ({ page }) => {
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

test('the lines can be paused', { tag: '@phone' }, async ({ page }) => {
  await openInHeldTime(page)
  await page.getByRole('button', { name: 'Sæt citater på pause' }).click()
  await page.getByRole('heading', { level: 2 }).first().hover()
  await page.clock.runFor(30_000)
  await expectLine(page, first)
  await expect(page.getByRole('button', { name: 'Afspil citater' })).toBeVisible()
})

test('the lines pause while they are hovered or focused @desktop', async ({ page }) => {
  await openInHeldTime(page)
  const pause = page.getByRole('button', { name: 'Sæt citater på pause' })
  await expect(pause).toBeVisible()
  await page.getByText(first).hover()
  await page.clock.runFor(30_000)
  await expectLine(page, first)
  await page.getByRole('heading', { level: 2 }).first().hover()
  await page.clock.runFor(10_100)
  await expectLine(page, second)
  await pause.focus()
  await page.clock.runFor(30_000)
  await expectLine(page, second)
  await pause.blur()
  await page.clock.runFor(30_100)
  await expectLine(page, first)
})

test('the lines are paused for readers who prefer reduced motion', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openInHeldTime(page)
  await expect(page.getByRole('button', { name: 'Afspil citater' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expectLine(page, first)
})

test('the words are readable on the picture', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Sæt citater på pause' })).toBeVisible()
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
