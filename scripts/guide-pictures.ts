/**
 * Takes the screenshots of docs/for-forfatteren.md on a running site with the sample content, to which it adds enquiries,
 * readers and profiles:
 * `SITE=http://localhost:3000 DATA_DIR=… ADMIN_EMAIL=… ADMIN_PASSWORD=… node scripts/guide-pictures.ts [NAME]`
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromium as browserProgram, locate } from '../tests/support/programs.ts'
import { addReaderRows } from '../tests/support/reader-rows.ts'

const { SITE = 'http://localhost:3000', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
const { DATA_DIR } = process.env
const folder = join(import.meta.dirname, '../public/vejledning')

const window = { width: 900, height: 800 }
/** The screen without its navigation column. */
const screen = { x: 240, y: 0, width: 660, height: window.height }

interface Picture {
  name: string
  path: string
  clip: typeof screen
  prepare?: (page: Page) => Promise<void>
}

const pictures: Picture[] = [
  { name: 'overblik', path: '/admin/forside', clip: { ...screen, x: 0, width: 900 } },
  { name: 'liste', path: '/admin/nyheder', clip: { ...screen, height: 470 } },
  {
    name: 'nyhed',
    path: '/admin/nyheder/ny',
    clip: screen,
    prepare: async (page) => {
      await page.getByLabel('Titel').fill('Ny salmebog på vej')
      await page.getByRole('textbox', { name: 'Indhold' }).fill('Den udkommer til foråret.')
      await page.getByRole('textbox', { name: 'Indhold' }).blur()
    },
  },
  {
    name: 'indhold',
    path: '/admin/nyheder/ny',
    clip: { ...screen, y: 300, height: 760 },
    prepare: writeRichText,
  },
  { name: 'arrangement', path: '/admin/kalender/ny', clip: screen },
  { name: 'billeder', path: '/admin/billeder', clip: screen },
  {
    name: 'udsnit',
    path: '/admin/billeder',
    clip: { ...screen, x: 66, width: 768 },
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Vælg udsnit/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'udseende', path: '/admin/udseende', clip: screen },
  {
    name: 'flyt-ind',
    path: '/admin/flyt-ind',
    clip: { ...screen, height: 700 },
    prepare: readWordPress,
  },
  { name: 'henvendelse', path: '/admin/henvendelser/e1', clip: screen },
  {
    name: 'brev',
    path: '/admin/brev/ny',
    clip: screen,
    prepare: async (page) => {
      await page.getByLabel('Emne').fill('Vinter ved fjorden')
      await page.getByRole('textbox', { name: 'Brev' }).fill('Kære læser')
      await page.getByRole('textbox', { name: 'Brev' }).blur()
    },
  },
  { name: 'udsendelse', path: '/admin/brev/l1/udsendelse', clip: screen },
  { name: 'laesertal', path: '/admin/laesere', clip: screen },
  { name: 'profiler', path: '/admin/profiler', clip: { ...screen, height: 420 } },
  { name: 'funktioner', path: '/admin/funktioner', clip: screen },
]

const wordPress = join(import.meta.dirname, '../tests/support/gammel-side.xml')

async function readWordPress(page: Page) {
  await page.getByLabel('WordPress').check()
  await page.getByLabel('Vælg fil', { exact: true }).setInputFiles(wordPress)
  await page.getByText('Valgt: ').waitFor()
  await page.getByRole('button', { name: 'Læs filen' }).click()
  await page.getByRole('button', { name: 'Flyt ind' }).waitFor()
  await page.getByText('Filen læses.').waitFor({ state: 'hidden' })
}

async function writeRichText(page: Page) {
  await page.setViewportSize({ ...window, height: 1200 })
  await page.getByLabel('Titel').fill('Salmerne er på vej')
  const text = page.getByRole('textbox', { name: 'Indhold' })
  await text.click()
  await page.keyboard.type('Jeg gik en tur, og så var den der.')
  await page.getByRole('button', { name: 'Billede', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Indsæt billede' })
  await dialog.getByRole('button', { name: 'Vælg fra billederne' }).click()
  const choices = page.getByRole('dialog', { name: 'Vælg et billede' }).getByRole('listitem')
  await choices.nth(1).getByRole('button').click()
  await dialog.getByLabel('Billedtekst').fill('Heden bag huset')
  await dialog.getByRole('button', { name: 'Indsæt' }).click()
  await page.getByRole('button', { name: 'Henvisning' }).click()
  const cards = page.getByRole('dialog', { name: 'Indsæt henvisning' })
  await cards.getByRole('listitem').getByRole('button').first().click()
  await text.getByRole('img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await text.blur()
}

if (DATA_DIR) addReaderRows({ dataDir: DATA_DIR })
const browser = await chromium.launch({
  executablePath: locate(browserProgram),
  args: ['--no-sandbox'],
})
const context = await browser.newContext({
  viewport: window,
  locale: 'da-DK',
  deviceScaleFactor: 1.5,
})
const signInResponse = await context.request.post(`${SITE}/admin/log-ind`, {
  form: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  headers: { Origin: SITE },
})
if (!signInResponse.ok()) throw new Error(`signing in was answered with ${signInResponse.status()}`)
const page = await context.newPage()
await mkdir(folder, { recursive: true })
const [, , only] = process.argv
for (const { name, path, clip, prepare } of pictures) {
  if (only && name !== only) continue
  await page.goto(SITE + path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  const screenshot = await page.screenshot({ clip })
  await page.setViewportSize(window)
  await sharp(screenshot)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
}
await browser.close()
