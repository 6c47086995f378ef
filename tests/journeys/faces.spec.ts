import { answerDialog, expectToast, test as signedIn } from '../support/admin-journey.ts'
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

test('every face is readable on every kind of page in light and dark @desktop', {
  tag: '@all',
}, async ({ page }) => {
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

signedIn(
  'the opening of every face has no axe findings @desktop',
  { tag: '@all' },
  async ({ page }) => {
    for (const face of faces) {
      await page.goto(`/?udseende.face=${face}&udseende.mark=fugl`)
      await signedIn.step(face, () => expectNoAxeFindings(page))
    }
  },
)

test('openings with pictures of works and of the gallery have no axe findings @desktop', {
  tag: '@all',
}, async ({ browser }) => {
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

signedIn('in Blæk the name is as wide as the page @desktop', { tag: '@all' }, async ({ page }) => {
  await page.goto('/?udseende.face=blaek')
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const share = await page.evaluate(() => {
      const [heading] = document.getElementsByTagName('h1')
      if (!heading) return 0
      const name = document.createRange()
      name.selectNodeContents(heading)
      return name.getBoundingClientRect().width / heading.offsetWidth
    })
    expect(share, `${width}`).toBeGreaterThan(0.85)
    expect(share, `${width}`).toBeLessThanOrEqual(1)
  }
})

signedIn(
  'an undone choice of a face is undone in the open form too @desktop',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/admin/udseende')
    await untilHydrated(page)
    const before = await page.getByRole('radio', { checked: true }).first().getAttribute('value')
    const fjord = page.getByRole('radio', { name: 'Fjord' })
    await expect(fjord).not.toBeChecked()
    await fjord.check()
    const preview = page.frameLocator('iframe')
    const screen = () => preview.locator('html').evaluate(() => [innerWidth, document.title])
    const choose = (group: string, name: string) =>
      page.getByRole('group', { name: group, exact: true }).getByRole('button', { name }).click()
    await expect(preview.locator('html')).toHaveClass(/face-fjord palette-fjord/)
    expect((await screen())[0]).toBe(390)
    await choose('Skærm', 'Computer')
    for (const [name, scheme] of [
      ['Mørkt', /scheme-dark/],
      ['Lyst', /scheme-light/],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.locator('iframe')).toHaveClass(scheme)
    }
    await choose('Side', 'Nyheder')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Nyheder')
    await expect.poll(async () => (await screen())[0]).toBe(1280)
    await expect(preview.getByRole('navigation', { name: 'Administration' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Gem', exact: true }).click()
    await page.getByRole('button', { name: 'Fortryd' }).click()
    await expect(page.getByText('Udseendet er som før')).toBeVisible()
    await expect(page.locator(`input[type=radio][value=${before}]`).first()).toBeChecked()
  },
)

const signature = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">
  <path d="M10 90L290 10" stroke="#000" stroke-width="20" fill="none"/></svg>`

signedIn.describe('the form of the looks', () => {
  signedIn.use({ expectedMessages: [/status of 415/] })

  signedIn(
    'the front page is arranged, and a mark is uploaded and deleted @desktop',
    async ({ page }) => {
      await page.goto('/admin/udseende')
      await untilHydrated(page)
      const unsaved = page.getByText('Der er ændringer, som ikke er gemt')
      const order = page.getByRole('group', { name: 'Forsidens dele vises i denne rækkefølge' })
      const parts = order.getByRole('listitem')
      const news = page.getByRole('checkbox', { name: 'De seneste nyheder' })
      await page.getByRole('button', { name: 'Flyt op: Søndagens salme' }).click()
      await expect(unsaved).toBeVisible()
      await news.uncheck()
      await page.getByRole('button', { name: 'Gem', exact: true }).click()
      await expectToast(page, 'Udseendet er gemt')
      await page.reload()
      await untilHydrated(page)
      const arranged = [
        /^Den nyeste bog/,
        /^Søndagens salme/,
        /^De næste datoer/,
        /^De seneste nyheder/,
      ]
      await expect(parts).toHaveText(arranged)
      await expect(news).not.toBeChecked()
      await news.check()
      await page.getByRole('button', { name: 'Vis alt i den sædvanlige rækkefølge' }).click()
      await expect(parts.nth(1)).toHaveText(/^De næste datoer/)
      const field = page.locator('input[type=file]')
      const upload = (name: string, text: string) =>
        field.setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
      await upload('tom.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
      await upload('underskrift.svg', signature)
      const own = page.getByRole('radio', { name: 'Dit mærke' })
      await expect(own).toBeChecked()
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Slet Dit mærke' }).click()
      await answerDialog(page, 'Er du sikker på at du vil slette dette mærke?', 'Slet')
      await expectToast(page, 'Mærket er slettet')
      await expect(own).toHaveCount(0)
    },
  )
})
