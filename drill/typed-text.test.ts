import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { beforeAll, expect, test } from 'vitest'
import { chromiumArguments } from '#tests/browser/chromium-arguments'
import { admin, inDatabase, signIn } from '#tests/support/admin-site'
import { untilHydrated } from '#tests/support/journey'
import { locate, chromium as program } from '#tests/support/programs'
import { freePort, type RunningServer, startServer } from '#tests/support/servers'
import { type Place, places } from './typed-places.ts'

const typingMs = 2000

let site: RunningServer
let variables: Record<string, string>

beforeAll(async () => {
  variables = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'skrivestue-drill-')),
    PORT: String(await freePort()),
    SAMPLE_CONTENT: 'off',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    REQUESTS_PER_SECOND: '0',
  }
  site = await startServer(variables)
  inDatabase(site, (db) =>
    db.exec(`insert into news (id, slug, title, content, published_date, published_at, created_at, updated_at, revision)
      values ('gammel', 'gammel', 'Gammel', '<p>Et</p>', '2026-11-01', '2026-11-01T10:00:00.000Z',
        '2026-11-01T10:00:00.000Z', '2026-11-01T10:00:00.000Z', 1)`),
  )
  return async () => {
    await site.kill()
    rmSync(site.dataDir, { recursive: true })
  }
})

async function newDevice() {
  const server = await chromium.launchServer({
    executablePath: locate(program),
    args: chromiumArguments,
  })
  const browser = await chromium.connect(server.wsEndpoint())
  const context = await signedInContext(browser)
  return { context, kill: () => server.kill() }
}

async function signedInContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url })
  await addSession(context)
  return context
}

async function addSession(context: BrowserContext) {
  const cookies = (await signIn(site)).split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url: site.url,
  }))
  await context.addCookies(cookies)
}

/** The drafts and the saved rows that have the text. */
function found(text: string) {
  const has = (table: string, column: string, more = '') =>
    inDatabase(site, (db) =>
      Number(
        db
          .prepare(`select count(*) as n from ${table} where ${column} like ? ${more}`)
          .get(`%${text}%`)?.n,
      ),
    )
  return {
    drafts: has('unsaved_drafts', 'content', 'and discarded_at is null'),
    saved:
      has('news', 'title') +
      has('editable_content', 'content_value') +
      has('seo_settings', 'meta_title'),
  }
}

let number = 0
const newText = () => `ord${++number}`

type Try = (place: Place, page: Page, context: BrowserContext) => Promise<string[]>

/** Each function returns the texts that have to be stored, as a draft or saved. */
const faults: Record<string, Try> = {
  async 'a save runs'(place, page) {
    const [first, second] = [newText(), newText()]
    await place.type(page, first)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(place.action, async (route) => {
      if (route.request().method() === 'POST') await promise
      await route.continue()
    })
    const isSent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('.data'),
    )
    await place.save(page)
    await isSent
    await place.type(page, second)
    resolve()
    await expect.poll(() => found(first).saved, { timeout: 20_000 }).toBeGreaterThan(0)
    await pause(typingMs)
    return [first, second]
  },
  async 'the tab is closed'(place, page) {
    const text = newText()
    await place.type(page, text)
    await page.close({ runBeforeUnload: false })
    return [text]
  },
  async 'the browser is killed after 2 s'(place, page) {
    const text = newText()
    await place.type(page, text)
    await pause(typingMs)
    return [text]
  },
  async 'the connection is lost'(place, page, context) {
    const text = newText()
    await context.setOffline(true)
    await place.type(page, text)
    await pause(typingMs)
    await page.close()
    await context.setOffline(false)
    return [text]
  },
  async 'two devices change it'(place, page) {
    const [here, there] = [newText(), newText()]
    const device = await newDevice()
    const other = await device.context.newPage()
    await place.open(other)
    await place.type(page, here)
    await place.type(other, there)
    await pause(typingMs)
    await device.kill()
    return [here, there]
  },
  async 'the session ends'(place, page, context) {
    const text = newText()
    inDatabase(site, (db) => db.exec('delete from sessions'))
    await place.type(page, text)
    await pause(typingMs)
    await page.close()
    await addSession(context)
    return [text]
  },
  async 'the server is killed'(place, page) {
    const text = newText()
    await place.type(page, text)
    await site.kill()
    await pause(typingMs)
    site = await startServer(variables)
    await page.close()
    return [text]
  },
}

const tries = Object.keys(places)
  .flatMap((place) => Object.keys(faults).map((fault) => [fault, place] as const))
  .filter(
    ([fault, place]) =>
      place !== 'a new row in a dialog' || /killed after|the tab is closed/.test(fault),
  )

test.each(tries)('nothing typed is lost when %s, in %s', async (fault, name) => {
  const place = places[name]
  const run = faults[fault]
  if (!place || !run) throw new Error('unknown')
  const device = await newDevice()
  const page = await device.context.newPage()
  await place.open(page)
  const texts = await run(place, page, device.context)
  if (/killed after/.test(fault)) await device.kill()
  else {
    // Text that could not be sent is in the browser, and is sent when the back-office is opened again.
    const next = await device.context.newPage()
    await next.goto('/admin')
    await untilHydrated(next)
  }
  for (const text of texts) {
    await expect
      .poll(() => found(text).drafts + found(text).saved, { message: text, timeout: 10_000 })
      .toBeGreaterThan(0)
  }
  await device.kill()
})
