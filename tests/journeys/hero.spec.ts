import { expect, test, untilHydrated } from '../support/journey.ts'

const first = 'Håb er frøets mod at rykkes ud af egen hvilegrav.'
const second = 'For kærlighed er ikke flammen, den er det brænde, nogen bar.'

test('a new line comes every ten seconds, one at a time, and round again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Sæt citater på pause' })).toBeVisible()
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(second)).toBeHidden()
  await page.clock.runFor(10_100)
  await expect(page.getByText(second)).toBeVisible()
  await expect(page.getByText(first)).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(page.getByText(first)).toBeVisible()
})

test('the lines stand still on request', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Sæt citater på pause' }).click()
  await page.getByRole('heading', { level: 2 }).hover()
  await page.clock.runFor(30_000)
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Afspil citater' })).toBeVisible()
})

test('the lines stand still for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Afspil citater' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(page.getByText(first)).toBeVisible()
})
