/**
 * `npm run faces`: makes screenshots of the main pages in every face, on a phone and a computer, in light
 * and dark, and one HTML page that shows them. Needs a build and Chromium. Writes into the folder
 * `faces-to-look-at`.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { admin, signIn } from '../tests/support/admin-site.ts'
import { locate, chromium as program } from '../tests/support/programs.ts'
import { prepareSampleSite, startSampleSite } from '../tests/support/sample-site.ts'

const folder = join(import.meta.dirname, '../faces-to-look-at')
const pages = [
  '/',
  '/nyheder',
  '/foredrag',
  '/kalender',
  '/bibliografi',
  '/salmer',
  '/salmer/under-isen-roerer-vandet',
  '/billeder',
]
const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
]
const schemes = ['light', 'dark'] as const
const style = '[data-admin-tools] { display: none }'

const names = (await readdir(join(import.meta.dirname, '../app/faces'), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

await prepareSampleSite()
const site = await startSampleSite({
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  REQUESTS_PER_SECOND: '0',
})
const Cookie = await signIn(site)
const browser = await chromium.launch({ executablePath: locate(program), args: ['--no-sandbox'] })
await mkdir(folder, { recursive: true })
let html = '<!doctype html><meta charset="utf-8"><title>Faces</title>'
for (const { name: screen, ...viewport } of screens) {
  for (const colorScheme of schemes) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      bypassCSP: true,
      extraHTTPHeaders: { Cookie },
    })
    const page = await context.newPage()
    html += `<h1>${screen}, ${colorScheme}</h1>`
    for (const path of pages) {
      html += `<h2>${path}</h2>`
      for (const face of names) {
        const file = `${[face, screen, colorScheme, path.replaceAll('/', '_')].join('-')}.jpg`
        await page.goto(`${site.url}${path}?udseende.face=${face}`, { waitUntil: 'load' })
        await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80, style })
        html += `<img src="${file}" alt="${face}" width="${viewport.width / 3}" loading="lazy">`
      }
    }
    await context.close()
  }
}
await writeFile(join(folder, 'index.html'), html)
await browser.close()
await site.stop()
process.stdout.write(`${join(folder, 'index.html')}\n`)
