import { expect, test } from '../support/journey.ts'
import { samplePages, sampleTabs } from '../support/pages-of-routes.ts'

const pages = [...samplePages, ...sampleTabs]

/** The left edges that columns may have, in pixels: the page's edge and the rails of app/grid.css. */
const rails = { 1280: [96, 304, 672, 885], 768: [38, 246, 416] }

test.use({ javaScriptEnabled: false })

test('all pages have the same grid and one size for headings of the same level @desktop', {
  tag: '@all',
}, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [1280, 768] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { edges, sizes, navigation } = await page.evaluate(layout)
      const { lost, overlaps } = await page.evaluate(faults)
      expect.soft(lost, `grids without their columns on ${path} at ${width}`).toEqual([])
      expect.soft(overlaps, `cards over others on ${path} at ${width}`).toEqual([])
      const stray = edges.filter(({ left }) => !rails[width].some((rail) => near(rail, left)))
      expect.soft(stray, `${path} at ${width}`).toEqual([])
      // The author's name on the front page is larger.
      const expected = { ...headingSizes(path, width), ...(path === '/' && { h1: sizes.h1 }) }
      for (const level of ['h1', 'h2', 'h3'] as const) {
        const other = sizes[level].filter((size) => !expected[level].some((it) => near(it, size)))
        expect.soft(other, `${level} on ${path} at ${width}`).toEqual([])
      }
      expect.soft(near(navigation.left, rails[width][0] ?? 0) || width === 1280).toBe(true)
      expect.soft(navigation.size).toBeGreaterThanOrEqual(15)
      expect.soft(navigation.height, `one line at ${width}`).toBeLessThan(3 * navigation.size)
    }
  }
})

test('the footer is at the bottom of the screen, also below a short page @desktop', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/soeg')
  const bottom = (element: Element) => element.getBoundingClientRect().bottom
  expect(await page.locator('body > footer').evaluate(bottom)).toBe(2400)
})

function headingSizes(path: string, width: 1280 | 768) {
  const [h1, h2, h3, lead] = width === 1280 ? [64, 30.4, 22, 24] : [49.5, 27, 20, 22.2]
  // The kinds of hits of a search fit into the narrow column.
  const isSearch = path.startsWith('/soeg?')
  return { h1: [h1], h2: [isSearch ? lead : h2], h3: [h3] }
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1
}

/** The left edges of headings and columns in grids wider than half the page, and the sizes of headings. */
function layout() {
  const main = document.querySelector('main') as HTMLElement
  const edges: { left: number; of: string }[] = []
  const isShown = (element: Element) => element.getBoundingClientRect().width > 1
  const add = (element: Element) =>
    edges.push({
      left: Math.round(element.getBoundingClientRect().left),
      of: (element.textContent ?? '').trim().slice(0, 30),
    })
  for (const grid of main.querySelectorAll<HTMLElement>('*')) {
    const { display, gridTemplateColumns } = getComputedStyle(grid)
    if (display !== 'grid' || grid.offsetWidth < innerWidth / 2) continue
    if (gridTemplateColumns.split(' ').length < 2 || grid.matches('[data-wall]')) continue
    for (const child of grid.children) if (isShown(child)) add(child)
  }
  const headings = (level: string) =>
    [...main.querySelectorAll(`${level}:not(.label, .text-body)`)].filter(isShown)
  for (const heading of headings('h1')) add(heading)
  const sizesOf = (level: string) =>
    headings(level).map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  const link = document.querySelector('header nav a') as HTMLElement
  return {
    edges,
    sizes: { h1: sizesOf('h1'), h2: sizesOf('h2'), h3: sizesOf('h3') },
    navigation: {
      left: link.getBoundingClientRect().left,
      size: Number.parseFloat(getComputedStyle(link).fontSize),
      height: link.offsetHeight,
    },
  }
}

/** Grids with other columns than those of their class, and entries of a list that overlap. */
function faults() {
  const lost: string[] = []
  for (const grid of document.querySelectorAll('[class*="rail-"]')) {
    const { display, gridTemplateColumns } = getComputedStyle(grid)
    if (display !== 'grid') continue
    const [, variant, rail] = /(?:^|\s)(?:(\w+):)?(rail-[\w-]+)/.exec(grid.className) ?? []
    const second = variant === 'lg' ? 1024 : 768
    const third =
      { 'rail-1-and-3': 1024, 'rail-2-and-3': 1280 }[rail ?? ''] ?? Number.POSITIVE_INFINITY
    const columns = 1 + Number(innerWidth >= second) + Number(innerWidth >= third)
    if (gridTemplateColumns.split(' ').length !== columns) lost.push(grid.className)
  }
  const boxes = [...document.querySelectorAll('main :is(article, li)')].map((element) => ({
    parent: element.parentElement,
    of: (element.textContent ?? '').trim().slice(0, 30),
    box: element.getBoundingClientRect(),
  }))
  const overlaps = boxes.flatMap(({ parent, box, of }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => other.parent === parent)
      .filter(
        (other) => Math.min(box.right, other.box.right) > Math.max(box.left, other.box.left) + 1,
      )
      .filter(
        (other) => Math.min(box.bottom, other.box.bottom) > Math.max(box.top, other.box.top) + 1,
      )
      .map((other) => `${of} · ${other.of}`),
  )
  return { lost, overlaps }
}
