import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { from, type LiveStream, openStream } from '#tests/support/live-stream'
import { query } from '#tests/support/postgres'
import type { RunningServer } from '#tests/support/servers'
import { databaseOn } from '#tests/support/template-databases'
import { wholeForm } from '../support/admin-forms.ts'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite({ TRUSTED_PROXIES: '127.0.0.1' })
  cookie = await signIn(site)
})
afterAll(() => site.remove())

async function send(path: string, fields: Record<string, string>, to = { site, cookie }) {
  const headers = { ...fromOurPage, Cookie: to.cookie }
  const body = new URLSearchParams(wholeForm(path, fields))
  const answer = await fetch(`${to.site.url}${path}`, { method: 'POST', headers, body })
  expect(answer.ok, await answer.text()).toBe(true)
}

let revision = 0
/** Saves a text of the front page. */
async function saveEntry(value: string) {
  await send('/admin/tekst', { key: 'about.title', value, revision: String(revision) })
  revision += 1
}

/** The content version in a page. */
async function versionOf(path: string): Promise<number> {
  const data = await (await fetch(`${site.url}${path}.data`)).text()
  return Number(/"version",(\d+)/.exec(data)?.[1])
}

const page = async (path: string) => (await fetch(`${site.url}${path}`)).text()

test('an open page is notified of a save, and then finds it', async () => {
  const reader = await openStream(site)
  const before = await reader.next()
  expect(before).toBe(await versionOf('/nyheder'))
  await saveEntry('Om forfatteren')
  expect(await reader.next()).toBe(before + 1)
  expect(await page('/')).toContain('Om forfatteren</h2>')
  expect(await versionOf('/nyheder')).toBe(before + 1)
  reader.close()
})

test('proxies pass the stream on and do not cache it', async () => {
  const reader = await openStream(site)
  await reader.next()
  expect(reader.answer.statusCode).toBe(200)
  expect(reader.answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
  })
  reader.close()
})

test('a host that is not ours gets no stream', async () => {
  const foreign = await openStream(site, { Host: 'evil.example' })
  expect(foreign.answer.statusCode).toBe(421)
})

test('the stream sends only a number', async () => {
  const reader = await openStream(site)
  const before = await reader.next()
  await send('/admin/kalender/ny', {
    title: 'Hemmelig koncert',
    date: '2030-01-01',
    event_type: 'concert',
    revision: '0',
  })
  expect(await reader.next()).toBe(before + 1)
  expect(reader.text()).toMatch(/^retry: \d{4}\n(data: \d+\n\n){2}$/)
  reader.close()
})

test('a failed save sends no event', async () => {
  const reader = await openStream(site)
  const before = await reader.next()
  inDatabase(site, (db) =>
    db.exec(`create trigger broken before insert on audit_log
      begin select raise(abort, 'the disk is full'); end`),
  )
  await expect(saveEntry('Går tabt')).rejects.toThrow()
  inDatabase(site, (db) => db.exec('drop trigger broken'))
  await saveEntry('Går godt')
  expect(await reader.next()).toBe(before + 1)
  reader.close()
})

test('an IP gets at most twenty streams, and still gets pages', async () => {
  const readers = await Promise.all(
    Array.from({ length: 20 }, () => openStream(site, from('192.0.2.7'))),
  )
  const refused = await openStream(site, from('192.0.2.7'))
  expect(refused.answer.statusCode).toBe(429)
  expect((await openStream(site, from('2001:db8::1'))).answer.statusCode).toBe(200)
  expect((await fetch(site.url)).status).toBe(200)
  readers[0]?.close()
  await eventually(async () => {
    const next = await openStream(site, from('192.0.2.7'))
    expect(next.answer.statusCode).toBe(200)
  })
})

test('forged IPs do not allow more streams without a trusted proxy', async () => {
  const bare = await startAdminSite()
  onTestFinished(() => bare.remove())
  const statuses = []
  for (let number = 0; number < 21; number++) {
    const { answer } = await openStream(bare, from(`203.0.113.${number}`))
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

const descriptors = () => readdirSync(`/proc/${site.pid}/fd`).length

/** Reads the stream until it has the version. An earlier one may be sent twice. */
async function untilVersion(reader: LiveStream, version: number) {
  while ((await reader.next()) !== version);
}

test('hundreds of streams are notified at once, and all are closed', { tags: 'all' }, async () => {
  // Opens the search index, which otherwise happens on first use or some time after the start.
  await page('/soeg?q=lys')
  const before = descriptors()
  const readers = await Promise.all(
    Array.from({ length: 300 }, (_, number) => openStream(site, from(`198.51.100.${number % 20}`))),
  )
  const first = await Promise.all(readers.map((reader) => reader.next()))
  expect(descriptors()).toBeGreaterThanOrEqual(before + 300)
  await saveEntry('For alle')
  const saved = await versionOf('/')
  expect(saved).toBeGreaterThan(Math.max(...first))
  await Promise.all(readers.map((reader) => untilVersion(reader, saved)))
  for (const reader of readers) reader.close()
  await eventually(() => expect(descriptors()).toBeLessThanOrEqual(before))
})

test('a stopping server does not wait for open pages, and the next one continues their versions', {
  tags: 'all',
}, async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'skrivestue-live-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const first = await startAdminSite({ DATA_DIR })
  const ours = { site: first, cookie: await signIn(first) }
  const readers = await Promise.all([openStream(first), openStream(first)])
  await send('/admin/tekst', { key: 'about.title', value: 'Om', revision: '0' }, ours)
  const unused = connect(Number(new URL(first.url).port), 'localhost')
  await once(unused, 'connect')
  // If it waited for the streams, it would be killed instead of ending by itself.
  await first.stop()
  await Promise.all(readers.map(({ ended }) => ended))

  const second = await startAdminSite({ DATA_DIR })
  const back = await openStream(second)
  expect(await back.next()).toBe(1)
  await second.stop()
})

test('two servers on one PostgreSQL notify each other, and neither shows an old page', async () => {
  const { url, template } = inject('postgres')
  const name = `${template}_nodes`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const DATABASE_URL = databaseOn(url, name)
  const first = await startAdminSite({ DATABASE_URL })
  const second = await startAdminSite({ DATABASE_URL })
  const ours = { site: first, cookie: await signIn(first) }
  const reader = await openStream(second)
  const before = await reader.next()
  const shownBy = async (node: RunningServer) => (await fetch(node.url)).text()
  for (const node of [first, second]) expect(await shownBy(node)).not.toContain('Om os begge')

  await send('/admin/tekst', { key: 'about.title', value: 'Om os begge', revision: '0' }, ours)
  expect(await shownBy(first)).toContain('Om os begge')
  expect(await reader.next()).toBe(before + 1)
  expect(await shownBy(second)).toContain('Om os begge')
  await Promise.all([first.stop(), second.stop()])
})
