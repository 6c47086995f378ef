import { expect, test, untilHydrated } from '../support/journey.ts'

test('more news is appended to the list, and is still there after navigating back', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/nyheder')
  await untilHydrated(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Vis flere' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/nyheder?side=2')
  await (await opened).close()
  await expect(page.getByRole('article')).toHaveCount(20)
  // The loading message is announced.
  const more = page.locator('[aria-live=polite]')
  await page.route('**/nyheder.data*', async (route) => {
    await expect(more).toHaveText('Henter flere …')
    await route.continue()
  })
  await more.getByRole('link', { name: 'Vis flere' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.unroute('**/nyheder.data*')
  await expect(page.getByRole('article').nth(20)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Vis flere' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL('/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('one hymn is open at a time, and has a URL', { tag: ['@all', '@phone'] }, async ({ page }) => {
  await page.goto('/salmer?fane=enkelt')
  await untilHydrated(page)
  const hymns = page.locator('details')
  await expect(hymns).toHaveCount(4)
  await hymns.nth(0).locator('summary').click()
  await expect(hymns.nth(0)).toHaveAttribute('open', '')
  await hymns.nth(1).locator('summary').click()
  await expect(hymns.nth(1)).toHaveAttribute('open', '')
  await expect(hymns.nth(0)).not.toHaveAttribute('open', '')
})

test('the hymns of one theme', { tag: ['@all', '@desktop'] }, async ({ page }) => {
  await page.goto('/salmer?fane=enkelt')
  await untilHydrated(page)
  const themes = page.getByRole('navigation', { name: 'Temaer' })
  await expect(themes.getByRole('link')).toHaveText([
    /^Alle.*4/,
    /^Ro og fred.*1/,
    /^Håb og tro.*1/,
    /^Kærlighed.*1/,
    /^Tro og tvivl.*1/,
  ])
  await themes.getByRole('link', { name: /Kærlighed/ }).click()
  await expect(page.locator('details')).toHaveCount(1)
})

test.describe('a PDF that cannot be fetched', () => {
  test.use({ expectedMessages: [/404|500|ERR_FAILED|Failed to load/] })

  test('shows the reason', { tag: ['@all', '@desktop'] }, async ({ page }) => {
    await page.goto('/foredrag')
    await untilHydrated(page)
    const link = page.locator('a[data-pdf-id]').first()
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    const answers = [
      { status: 404, says: 'PDF fil ikke fundet' },
      { status: 500, says: 'Kunne ikke hente PDF fil' },
      { status: 0, says: 'Fejl ved download af PDF' },
    ]
    for (const { status, says } of answers) {
      await page.route('**/filer/pdf/**', (route) =>
        status ? route.fulfill({ status }) : route.abort(),
      )
      await link.click()
      await expect(page.getByText(says).first()).toBeVisible()
      await page.unroute('**/filer/pdf/**')
    }
    await link.evaluate((element) => element.setAttribute('data-pdf-id', ''))
    await link.click()
    await expect(page.getByText('Fejl: Ingen PDF fil ID fundet')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every list, tab and menu works', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/nyheder')
    await page.getByRole('link', { name: 'Vis flere' }).click()
    await expect(page).toHaveURL('/nyheder?side=2')
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: 'Vis forrige' }).click()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.goto('/bibliografi')
    await page.getByRole('link', { name: 'Værkliste' }).click()
    await expect(page).toHaveURL('/bibliografi?fane=vaerkliste')
    await page.goto('/salmer?fane=enkelt')
    await page.locator('summary').first().click()
    await expect(page.locator('details').first()).toHaveAttribute('open', '')
    await page.goto('/')
    await expect(page.getByText('Håb er frøets mod at rykkes ud af egen hvilegrav.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop citaterne' })).toHaveCount(0)
  })

  test('the drawer opens @phone', { tag: '@all' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })
})
