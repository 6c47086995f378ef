import type { Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

const paths = ['/', '/nyheder', '/kalender', '/bibliografi', '/salmer', '/presse', '/kontakt']

/** WCAG 2.2, 1.4.12: the spacing that a reader may set without losing content. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  ' p { margin-bottom: 2em !important }'

test('with the spacing of WCAG 1.4.12 nothing is cut and nothing scrolls sideways @desktop', {
  tag: '@all',
}, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await space(page)
    for (const width of [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`${path} at ${width}`, async () => {
        await expectNoSidewaysScroll(page)
        expect(await cutWords(page)).toEqual([])
      })
    }
  }
})

test("the author's name is whole on a narrow phone @desktop", { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await expectNoSidewaysScroll(page)
  expect(await cutWords(page)).toEqual([])
})

/** A style element would violate the content security policy. */
async function space(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
}

/** The links of the header and the headings whose text extends beyond their box or the page. */
function cutWords(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('header > div a, h1')].flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right, width } = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const isWhole = left >= 0 && right <= innerWidth && right <= box.right + 1
      return width === 0 || isWhole ? [] : [element.textContent]
    }),
  )
}
