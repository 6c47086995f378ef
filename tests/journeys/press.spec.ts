import { expectAccessible, expectToast, test, unfold } from '../support/admin-journey.ts'
import { expect, expectNoSidewaysScroll, untilHydrated } from '../support/journey.ts'

test('the author’s press texts are on the press page and can be copied', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/presse')
  await untilHydrated(page)
  await unfold(page)
  await page.getByLabel('Kort biografi', { exact: true }).fill('Hun skriver salmer.')
  await page.getByRole('textbox', { name: 'Fakta' }).fill('Født: 1971\nBor ved fjorden')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Gem' }).click()
  await expectToast(page, 'Pressematerialet er gemt')

  await page.goto('/presse')
  await untilHydrated(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Biografi',
    'Fakta',
  ])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Kort, 3 ord')
  await expect(page.getByRole('listitem').filter({ hasText: 'Født' })).toHaveText('Født: 1971')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kopiér' }).click()
  await expectToast(page, 'Teksten er kopieret')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hun skriver salmer.')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Hent det hele' }).click()
  expect((await download).suggestedFilename()).toBe('pressemateriale.zip')
})
