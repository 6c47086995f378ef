import { test as signedIn } from '../support/admin-journey.ts'
import { signIn } from '../support/admin-site.ts'
import { expectNoAxeFindings, expectReadableColours } from '../support/axe.ts'
import { expect, inBothSchemes, test, untilHydrated } from '../support/journey.ts'
import { startSampleSite } from '../support/sample-site.ts'

const faces = ['salmebog', 'titelblad', 'fjord', 'blaek', 'marehalm', 'galleri']

const paths = [
  '/nyheder',
  '/foredrag',
  '/kalender',
  '/bibliografi',
  '/salmer',
  '/salmer/nu-laegger-sig-vinden',
  '/billeder',
]

test('every face is readable on every kind of page in light and dark @desktop', async ({
  page,
}) => {
  await page.goto('/')
  // The page then has the CSS of all faces.
  await untilHydrated(page)
  const shown = await page.evaluate(async (paths) => {
    const [main] = document.getElementsByTagName('main')
    for (const path of paths) {
      const html = await (await fetch(path)).text()
      const withoutHead = html.slice(html.indexOf('<body'))
      const page = new DOMParser().parseFromString(withoutHead, 'text/html')
      main?.append(...(page.querySelector('main')?.children ?? []))
    }
    return main?.querySelectorAll('h1').length
  }, paths)
  expect(shown).toBe(paths.length + 1)
  await inBothSchemes(page, async () => {
    for (const face of faces) {
      await page.evaluate((name) => {
        document.documentElement.className = `face-${name} palette-${name}`
      }, face)
      await test.step(face, () => expectReadableColours(page))
    }
  })
})

signedIn('the opening of every face has no axe findings @desktop', async ({ page, browser }) => {
  for (const face of faces) {
    await page.goto(`/?udseende.face=${face}&udseende.mark=fugl`)
    await signedIn.step(face, () => expectNoAxeFindings(page))
  }
  const sample = await startSampleSite()
  const Cookie = await signIn(sample)
  const context = await browser.newContext({ extraHTTPHeaders: { Cookie } })
  const filled = await context.newPage()
  for (const [face, pictures] of [
    ['galleri', 'main section:first-of-type .justified img'],
    ['marehalm', 'main section:first-of-type figure img'],
  ] as const) {
    await filled.goto(`${sample.url}/?udseende.face=${face}`)
    await expect(filled.locator(pictures).first()).toBeVisible()
    await inBothSchemes(filled, () => expectNoAxeFindings(filled))
  }
  await context.close()
  await sample.stop()
})

signedIn('an undone choice of a face is undone in the open form too @desktop', async ({ page }) => {
  await page.goto('/admin/udseende')
  await untilHydrated(page)
  const before = await page.getByRole('radio', { checked: true }).first().getAttribute('value')
  const fjord = page.getByRole('radio', { name: 'Fjord' })
  await expect(fjord).not.toBeChecked()
  await fjord.check()
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await page.getByRole('button', { name: 'Fortryd' }).click()
  await expect(page.getByText('Udseendet er som før')).toBeVisible()
  await expect(page.locator(`input[type=radio][value=${before}]`).first()).toBeChecked()
})
