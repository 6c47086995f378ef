import { expect, test, untilHydrated } from '../support/journey.ts'

test('a hymn is copied, and is on the sheet once it is chosen @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/salmer/nu-laegger-sig-vinden')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Kopiér salmen' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Nu lægger sig vinden\n\nNu lægger sig vinden/)
  expect(copied).not.toMatch(/\d|Vers/)
  await page.getByRole('button', { name: 'Kopiér rettigheder' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Nu lægger sig vinden\nTekst: /)
  const others = [
    ['/bibliografi/lyset-bliver-langere', /^»[^«]+«\n.+»Lyset bliver længere«$/],
    ['/foredrag/salmen-paa-natbordet/til-arrangoerer', /^(?!<).{40}/],
  ] as const
  for (const [path, text] of others) {
    await page.goto(path)
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Kopiér' }).first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text)
  }
  await page.goto('/salmer/nu-laegger-sig-vinden')
  await untilHydrated(page)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not permitted'))
  })
  await page.getByRole('button', { name: 'Kopiér salmen' }).click()
  await expect(page.getByRole('alert').getByText('Salmen kunne ikke kopieres')).toBeVisible()
  await page.goto('/salmer/sangark')
  await untilHydrated(page)
  const choices = page.getByLabel('Læg en salme på arket')
  const title = (await choices.locator('option').nth(1).textContent()) ?? ''
  await choices.selectOption({ index: 1 })
  await expect(page.getByRole('region', { name: 'På arket' })).toContainText(title)
  await expect(page).toHaveURL(/salme=/)
  // The fields are ready for the next hymn or line.
  await expect(choices).toHaveValue('')
  const line = page.getByLabel('Eller skriv en linje')
  await line.fill('DDS 118')
  await line.press('Enter')
  await expect(page.getByRole('region', { name: 'På arket' })).toContainText('DDS 118')
  await expect(line).toHaveValue('')
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed'
    }
  })
  await page.getByRole('button', { name: 'Udskriv' }).click()
  await expect(page).toHaveTitle('printed')
})
