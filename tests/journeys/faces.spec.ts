import { test as signedIn } from '../support/admin-journey.ts'
import { signIn } from '../support/admin-site.ts'
import { expectNoAxeFindings, expectReadableColours } from '../support/axe.ts'
import { expect, inBothSchemes, test, untilHydrated } from '../support/journey.ts'
import { startSampleSite } from '../support/sample-site.ts'

const faces = ['salmebog', 'titelblad', 'fjord', 'blaek', 'marehalm', 'galleri']

test('every face is readable in light and dark @desktop', async ({ page }) => {
  for (const path of ['/', '/salmer/nu-laegger-sig-vinden']) {
    await page.goto(path)
    // The page then has the CSS of all faces.
    await untilHydrated(page)
    await inBothSchemes(page, async () => {
      for (const face of faces) {
        await page.evaluate((name) => {
          document.documentElement.className = `face-${name} palette-${name}`
        }, face)
        await test.step(`${path} in ${face}`, () => expectReadableColours(page))
      }
    })
  }
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
