import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { inDatabase, signIn } from '../support/admin-site.ts'
import { expect, test } from '../support/journey.ts'
import { startSampleSite } from '../support/sample-site.ts'
import type { RunningServer } from '../support/servers.ts'

interface Extent {
  paths: string[]
  faces: string[]
  widths: number[]
}

const faceNames = readdirSync(join(import.meta.dirname, '../../app/faces'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const otherPages = [
  '/nyheder',
  '/nyheder/nattens-smaa-sange-er-udsolgt',
  '/foredrag',
  '/foredrag/salmen-paa-natbordet',
  '/bibliografi',
  '/bibliografi/lyset-bliver-langere',
  '/samarbejder',
  '/samarbejder/orgelskoven',
  '/salmer',
  '/salmer/nu-laegger-sig-vinden',
  '/billeder',
  '/presse',
  '/kontakt',
  '/findes-ikke',
]

test('words on a white picture are readable in each face @desktop', async ({ browser }) => {
  await areReadable(browser, { paths: [], faces: faceNames, widths: [390, 1280] })
})

test('words on a white picture are readable on all pages, in all faces and widths @desktop', {
  tag: '@all',
}, async ({ browser }) => {
  const widths = [360, 390, 768, 1280, 1920]
  await areReadable(browser, { paths: otherPages, faces: faceNames, widths })
})

async function areReadable(browser: Browser, { paths, faces, widths }: Extent) {
  const site = await startSampleSite()
  const white = await whitePicture()
  whitenSitePictures(site, white)
  const extraHTTPHeaders = { Cookie: await signIn(site) }
  const context = await browser.newContext({
    extraHTTPHeaders,
    javaScriptEnabled: false,
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.route('**/filer/**', (route) =>
    route.fulfill({ body: white, contentType: 'image/png' }),
  )
  const found = new Set<string>()
  const visits = [
    ...paths.map((path) => ({ path, face: 'salmebog' })),
    ...faces.flatMap((face) => ['/', '/kalender'].map((path) => ({ path, face }))),
  ]
  for (const { path, face } of visits) {
    await page.goto(`${site.url}${path}?udseende.face=${face}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
      const lowest = await lowestContrast(page)
      if (lowest !== undefined) found.add(`${path} ${face}`)
      expect.soft(lowest ?? 21, `${path} in ${face} at ${width}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect([...found].sort()).toEqual(
    ['/ salmebog', ...faces.map((face) => `/kalender ${face}`)].sort(),
  )
  await context.close()
  // Not stop(), which refuses a log with errors: the site may log that these files changed.
  await site.remove()
}

function whitePicture(): Promise<Buffer> {
  const background = 'white'
  return sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
}

/** The shade is measured in the stored file. */
function whitenSitePictures(site: RunningServer, white: Buffer) {
  const rows = inDatabase(site, (db) =>
    db.prepare('select file_path from images where page_assignment is not null').all(),
  )
  for (const { file_path } of rows)
    writeFileSync(join(site.dataDir, 'files', `${file_path}`), white)
}

/** The lowest contrast of words above a picture, or nothing if there are none. */
async function lowestContrast(page: Page): Promise<number | undefined> {
  const words = await page.evaluate(wordsOnPictures)
  if (words.length === 0) return
  await page.evaluate(hideWords)
  const screen = sharp(await page.screenshot({ fullPage: true })).removeAlpha()
  await page.evaluate(() => document.querySelector('style[title=words]')?.remove())
  const contrasts = words.map(async ({ colour, box }) => {
    const { channels } = await sharp(await screen.clone().extract(box).toBuffer()).stats()
    const grounds = [channels.map(({ min }) => min), channels.map(({ max }) => max)]
    return Math.min(...grounds.map((ground) => contrast(luminance(colour), luminance(ground))))
  })
  return Math.min(...(await Promise.all(contrasts)))
}

/** Runs in the page. */
function hideWords() {
  const style = document.createElement('style')
  style.title = 'words'
  style.textContent = '* { transition: none !important; color: transparent !important }'
  document.head.append(style)
}

/** Runs in the page. The colours and boxes of the lines of text that overlap a picture. */
function wordsOnPictures() {
  const { scrollWidth, scrollHeight } = document.documentElement
  const pictures = [...document.querySelectorAll('main img')]
    .filter((picture) => picture.checkVisibility())
    .map((picture) => picture.getBoundingClientRect())
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: { colour: number[]; box: Record<'left' | 'top' | 'width' | 'height', number> }[] = []
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.textContent?.trim() || !element?.checkVisibility()) continue
    if (element.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const line of range.getClientRects()) {
      const isAbove = pictures.some(
        ({ left, right, top, bottom }) =>
          line.left < right - 1 &&
          line.right > left + 1 &&
          line.top < bottom - 1 &&
          line.bottom > top + 1,
      )
      const left = Math.max(0, Math.floor(line.left))
      const top = Math.max(0, Math.floor(line.top + scrollY))
      const width = Math.min(scrollWidth, Math.ceil(line.right)) - left
      const height = Math.min(scrollHeight, Math.ceil(line.bottom + scrollY)) - top
      if (!isAbove || width < 1 || height < 1) continue
      const colour =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? []
      words.push({ colour, box: { left, top, width, height } })
    }
  }
  return words
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
