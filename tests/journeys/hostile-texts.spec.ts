import type { Page } from '@playwright/test'
import { test } from '../support/admin-journey.ts'
import { makeHostile } from '../support/hostile-content.ts'
import { expect, untilHydrated } from '../support/journey.ts'
import { samplePages, sampleTabs, screens } from '../support/pages-of-routes.ts'
import { startSampleSite } from '../support/sample-site.ts'

const publicPages = [
  ...samplePages,
  ...sampleTabs,
  '/salmer/sangark?salme=nu-laegger-sig-vinden',
  ...['/soeg?q=periode', `/soeg?q=${'a'.repeat(100)}`, `/${'findes-ikke'.repeat(15)}`],
]

/** The edit page of an item: the first link in a list to a path below it. */
const lists = ['nyheder', 'foredrag', 'kalender', 'bibliografi', 'samarbejder', 'billeder']

/** Visits each page at the widths of a phone and a tablet. Returns those that scroll sideways. */
async function sideways(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    if (path.startsWith('/admin')) await untilHydrated(page)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return undefined
        const past = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        )
        return past.slice(-2).map((element) => element.outerHTML.slice(0, 120))
      })
      if (wide) found.push(`${path} at ${width}: ${wide.join(' … ')}`)
    }
  }
  return found
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from it
  server: async ({}, use) => {
    const server = await startSampleSite()
    await use(server)
    await server.stop()
  },
  expectedMessages: [/404/],
})

test('nothing scrolls sideways, whatever the texts contain @desktop', { tag: '@all' }, async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  makeHostile(server)
  const found = await sideways(page, [...publicPages, ...screens])
  const forms: string[] = []
  for (const list of lists) {
    await page.goto(`/admin/${list}`)
    const links = page.locator(`main a[href^="/admin/${list}/"]`)
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    const form = hrefs.find((href) => !/\/(ny|koncerttekst|topbillede)$/.test(href))
    if (form) forms.push(form)
  }
  expect(forms.length).toBeGreaterThan(3)
  expect([...found, ...(await sideways(page, forms))]).toEqual([])
})
