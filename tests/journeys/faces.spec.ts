import { test as signedIn } from '../support/admin-journey.ts'
import { expectNoAxeFindings, expectReadableColours } from '../support/axe.ts'
import { inBothSchemes, test, untilHydrated } from '../support/journey.ts'

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

signedIn('the opening of every face has no axe findings @desktop', async ({ page }) => {
  for (const face of faces) {
    await page.goto(`/?udseende.face=${face}&udseende.mark=fugl`)
    await signedIn.step(face, () => expectNoAxeFindings(page))
  }
})
