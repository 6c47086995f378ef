import type { Page } from '@playwright/test'
import { expect, isHydrated, test, untilHydrated } from '../support/journey.ts'

const pages = [
  ...['/', '/nyheder', '/foredrag/salmen-paa-natbordet', '/kalender', '/bibliografi'],
  ...['/bibliografi/lyset-bliver-langere', '/samarbejder/orgelskoven', '/salmer'],
  ...['/salmer/nu-laegger-sig-vinden', '/billeder', '/presse', '/kontakt', '/soeg?q=lys'],
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [at, group] of [pages.slice(0, 1), pages.slice(1, 7), pages.slice(7)].entries()) {
    test(`look as with the whole stylesheet: ${group.join(', ')} @desktop`, {
      tag: at > 0 ? '@all' : [],
    }, async ({ page }) => {
      for (const path of group) {
        await page.goto(path)
        await storeLooks(page, 'own rules')
        await allowAllRules(page)
        await expect.poll(() => hasAllRules(page)).toBe(true)
        await storeLooks(page, 'all rules')
        const { elements, different } = await compareLooks(page)
        expect(elements, path).toBeGreaterThan(100)
        expect(different, path).toEqual([])
      }
    })
  }
})

test('all CSS is fetched after the page has loaded, and applied before hydration @phone', {
  tag: '@all',
}, async ({ page }) => {
  const waiting = page.waitForRequest('**/haendelser')
  await page.goto('/nyheder')
  await waiting
  expect(await isHydrated(page)).toBe(false)
  expect(await hasAllRules(page)).toBe(false)
  await untilHydrated(page)
  expect(await hasAllRules(page)).toBe(true)
  const { loaded, requested } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const sheets = performance.getEntriesByType('resource').filter(({ name }) => /css$/.test(name))
    return {
      loaded: navigation?.loadEventStart ?? 0,
      requested: sheets.map((each) => each.startTime),
    }
  })
  expect(requested.length).toBeGreaterThan(0)
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(loaded)
})

type StoredLooks = Record<string, string[]>

function allowAllRules(page: Page): Promise<void> {
  return page.evaluate(() => {
    const link = document.querySelector('link[rel=stylesheet]')
    for (const attribute of ['disabled', 'media']) link?.removeAttribute(attribute)
  })
}

function hasAllRules(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet !== null,
  )
}

/** Stores all computed styles of all elements and their pseudo-elements. */
function storeLooks(page: Page, under: string): Promise<void> {
  return page.evaluate((name) => {
    const stored = window as unknown as StoredLooks
    stored[name] = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        const label = `${element.tagName}.${element.className} ${part ?? ''}`
        if (part && style.content === 'none') return label
        // Custom properties show in the properties that use them. Chromium sometimes reports 0 for an
        // automatic margin, so the box is compared instead.
        const names = [...style].filter((name) => !/^--|^margin-(left|right|inline)/.test(name))
        const values = names.map((value) => `${value}:${style.getPropertyValue(value)}`)
        const { left, width } = element.getBoundingClientRect()
        return `${label} ${left} ${width} ${values.join(';')}`
      }),
    )
  }, under)
}

function compareLooks(page: Page): Promise<{ elements: number; different: string[] }> {
  return page.evaluate(() => {
    const { 'own rules': own = [], 'all rules': all = [] } = window as unknown as StoredLooks
    const different = own.filter((values, index) => values !== all[index])
    return { elements: own.length, different: different.map((values) => values.slice(0, 200)) }
  })
}
