import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import type { Canvas } from './canvas.ts'

/**
 * Sets type with the site's own fonts, in a browser without a window. Only needed when somebody
 * remakes covers, collages with print, or the PDFs: the results are committed.
 */
const debian = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const fontFolder = '../../node_modules/@fontsource-variable/'
const faces: [string, string, string][] = [
  ['Newsreader', 'normal', 'newsreader/files/newsreader-latin-standard-normal.woff2'],
  ['Newsreader', 'italic', 'newsreader/files/newsreader-latin-standard-italic.woff2'],
  ['Literata', 'normal', 'literata/files/literata-latin-standard-normal.woff2'],
  ['Literata', 'italic', 'literata/files/literata-latin-standard-italic.woff2'],
]

let browser: Browser | undefined

async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? debian.find((path) => existsSync(path)),
    args: ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'],
  })
  return browser
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

/** The fonts as data; with `text` cut down to its letters and one weight, for a small PDF. */
async function fontFaces(text?: string): Promise<string> {
  const rules = faces.map(async ([family, style, file]) => {
    const whole = await readFile(fileURLToPath(new URL(fontFolder + file, import.meta.url)))
    const bytes = text
      ? await subsetFont(whole, text, {
          targetFormat: 'woff2',
          variationAxes: { wght: 400, opsz: family === 'Newsreader' ? 36 : 12 },
        })
      : whole
    return `@font-face{font-family:${family};font-style:${style};font-weight:200 900;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`
  })
  return (await Promise.all(rules)).join('')
}

async function openPage(width: number, height: number, css: string, body: string, fonts: string) {
  const page = await (await openBrowser()).newPage({ viewport: { width, height } })
  await page.setContent(
    `<!doctype html><html lang="da"><meta charset="utf-8"><style>${fonts}*{margin:0;box-sizing:border-box}${css}</style>${body}`,
  )
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** The page as a PNG of exactly this size; `transparent` leaves out the ground. */
export async function typesetImage(
  width: number,
  height: number,
  css: string,
  body: string,
  transparent = false,
): Promise<Buffer> {
  const page = await openPage(width, height, css, body, await fontFaces())
  const image = await page.screenshot({ omitBackground: transparent })
  await page.close()
  return image
}

/** The page as something to glue or paint on. */
export async function typesetCanvas(
  width: number,
  height: number,
  css: string,
  body: string,
): Promise<Canvas> {
  const png = await typesetImage(width, height, css, body)
  const raw = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const rgb = new Float32Array(width * height * 3)
  for (let i = 0; i < rgb.length; i++) rgb[i] = (raw[i] as number) / 255
  return { width, height, rgb, relief: new Float32Array(width * height) }
}

/** One sheet A4 as PDF. */
export async function typesetPdf(file: string, css: string, body: string): Promise<void> {
  const page = await openPage(794, 1123, css, body, await fontFaces(body))
  await page.pdf({ path: file, format: 'A4', printBackground: true, preferCSSPageSize: true })
  await page.close()
}
