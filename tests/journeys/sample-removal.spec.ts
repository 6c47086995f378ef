import { answerDialog, test as base, expectAccessible } from '../support/admin-journey.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import { startSampleSite } from '../support/sample-site.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startSampleSite()
    await use(server)
    await server.stop()
  },
})

test('the sample content is removed with one button, and rows that the author edited stay', {
  tag: ['@all', '@desktop'],
}, async ({ page, server }) => {
  await page.goto('/admin/nyheder')
  await page
    .getByRole('link', { name: /^Rediger / })
    .first()
    .click()
  await page.getByLabel('Titel').fill('Min egen nyhed')
  await page.getByRole('button', { name: 'Gem' }).click()
  await page.waitForURL(/\/admin\/nyheder$/)

  await page.goto('/admin/forside')
  await untilHydrated(page)
  const button = page.getByRole('button', { name: 'Fjern eksempelindhold' })
  await button.click()
  await expect(page.getByRole('alertdialog')).toContainText(/\d+ indlæg og tekster, \d+ billeder/)
  await expectAccessible(page)
  await answerDialog(
    page,
    'Alt, hvad du selv har skrevet eller rettet i, bliver stående',
    'Annuller',
  )
  await button.click()
  await answerDialog(page, 'bliver slettet for altid', 'Fjern eksempelindhold')
  await expect(page.getByText('Eksempelindholdet er fjernet')).toBeVisible()
  await page.waitForURL(`${server.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forfatter og salmedigter')

  const news = await (await fetch(`${server.url}/nyheder`)).text()
  expect(news.match(/<article/g)).toHaveLength(1)
  expect(news).toContain('Min egen nyhed')
  await page.goto('/admin/forside')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'Sidefod' })).toBeVisible()
  await expect(button).toHaveCount(0)
})
