import type { Locator } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import { expect, test, untilHydrated } from '../support/journey.ts'

/** The texts of a dialog for screen readers only, with one number of each. */
async function wordsIn(dialog: Locator): Promise<string[]> {
  const words = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].flatMap((each) =>
      ['aria-label', 'aria-roledescription', 'title'].flatMap(
        (name) => each.getAttribute(name) ?? [],
      ),
    ),
  )
  return [...new Set(words.map((word) => word.replace(/^\d+ /, '1 ')))].sort()
}

/** The pictures of the grid that are not 4:3. */
function otherRatios(pictures: Locator): Promise<string[]> {
  return pictures.evaluateAll((images) =>
    images
      .filter((image) => {
        const { width, height } = image.getBoundingClientRect()
        return Math.abs(width / height / (4 / 3) - 1) > 0.02
      })
      .map((image) => `${image.getAttribute('alt')}: ${image.clientWidth}x${image.clientHeight}`),
  )
}

function boxOf<Box>(box: Box | null): Box {
  if (!box) throw new Error('not visible')
  return box
}

test('a picture opens enlarged, and the row wraps around in both directions @phone', async ({
  page,
}) => {
  await page.goto('/billeder')
  await untilHydrated(page)
  const links = page.getByRole('link', { name: /^Vis større/ })
  await expect(links).toHaveCount(11)
  expect(await otherRatios(links.locator('picture img'))).toEqual([])
  await links.first().click()
  const dialog = page.getByRole('dialog', { name: 'Forstørret billede' })
  await expect(dialog.getByText('1 / 11')).toBeVisible()
  const shown = dialog.locator('.yarl__slide_current')
  const { y, height } = boxOf(await shown.getByRole('img').boundingBox())
  const caption = shown.getByText('Johanne Lyngby ved skrivebordet')
  const captionBox = boxOf(await caption.boundingBox())
  expect(captionBox.y).toBeGreaterThan(y + height)
  expect(captionBox.y).toBeLessThan(y + height + 40)
  const next = boxOf(await dialog.getByRole('button', { name: 'Næste' }).boundingBox())
  expect(next.y).toBeGreaterThanOrEqual(captionBox.y + captionBox.height)
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('11 / 11')).toBeVisible()
  await dialog.getByRole('button', { name: 'Næste' }).click()
  await expect(dialog.getByText('1 / 11')).toBeVisible()
  expect(await wordsIn(dialog)).toEqual([
    ...['1 af 11', 'Billede', 'Billedrække', 'Billedtekst', 'Download', 'Forrige'],
    ...['Forstørret billede', 'Luk', 'Næste', 'Pressebilleder'],
  ])
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await links.first().click()
  await expect(dialog.getByText('1 / 11')).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('the pictures of the last row are as high as the others', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await page.goto('/billeder')
  const heights = await page
    .locator('main figure picture img')
    .evaluateAll((images) => images.map((image) => image.clientHeight))
  expect(heights).toHaveLength(11)
  expect(Math.min(...heights)).toBeGreaterThan(0.9 * Math.max(...heights))
})

test('the browser’s Back closes the enlarged picture, also after a reload', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await page.goto('/presse')
  await expect(page.locator('figure > figcaption + p')).toHaveCount(0)
  await page.goto('/billeder')
  await untilHydrated(page)
  await page
    .getByRole('link', { name: /^Vis større/ })
    .nth(1)
    .click()
  const dialog = page.getByRole('dialog', { name: 'Forstørret billede' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('2 / 11')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/billeder')
  await page.goBack()
  await expect(page).toHaveURL('/presse')
})

test('a press picture downloads in its original size under a readable name', {
  tag: ['@all', '@desktop'],
}, async ({ page }) => {
  await page.goto('/billeder')
  await untilHydrated(page)
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^johanne-lyngby-ved-skrivebordet\.jpg$/i)
  await expect(page.getByText('Download startet')).toBeVisible()

  await page
    .getByRole('link', { name: /^Vis større/ })
    .first()
    .click()
  const enlarged = page.waitForEvent('download')
  const dialog = page.getByRole('dialog', { name: 'Forstørret billede' })
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await enlarged).suggestedFilename()).toMatch(/^johanne-lyngby-ved-skrivebordet\.jpg$/i)
  // The messages can be read and closed while the rest of the page is inert.
  await expect(page.locator('.toasts')).not.toHaveAttribute('inert')
  await expect(page.getByRole('status').getByText('Download startet').last()).toBeVisible()
})
