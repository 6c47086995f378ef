import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { encodeResponse } from './encoded-response'
import { FormerPages } from './former-pages'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'skrivestue-former-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

function page(content: string) {
  return encodeResponse(200, ['Content-Type', 'text/html'], Buffer.from(content))
}

test('the last page of a URL is served after a restart, with its headers', async () => {
  const place = folder()
  const pages = new FormerPages(place)
  pages.store('/nyheder', page('før'))
  pages.store('/nyheder', page('nu'))
  await pages.pendingWrites
  const found = await new FormerPages(place).get('/nyheder')
  expect(found?.encodings.identity.body.toString()).toBe('nu')
  expect(found?.encodings.identity.headers).toEqual(page('nu').encodings.identity.headers)
  expect(await pages.get('/kalender')).toBeUndefined()
})

test('a page that is gone is removed, and an incomplete one is not served', async () => {
  const place = folder()
  const pages = new FormerPages(place)
  pages.store('/foredrag/fjord', page('fjord'))
  await pages.pendingWrites
  pages.remove('/foredrag/fjord')
  await pages.pendingWrites
  expect(await pages.get('/foredrag/fjord')).toBeUndefined()

  pages.store('/nyheder', page('nyheder'))
  await pages.pendingWrites
  const [file = ''] = readdirSync(place)
  truncateSync(join(place, file), 100)
  expect(await pages.get('/nyheder')).toBeUndefined()
})

test('a page that changes back, or exists again, is written again', async () => {
  const pages = new FormerPages(folder())
  const shown = async () => {
    await pages.pendingWrites
    return (await pages.get('/nyheder'))?.encodings.identity.body.toString()
  }
  for (const content of ['før', 'nu', 'før']) {
    pages.store('/nyheder', page(content))
    expect(await shown()).toBe(content)
  }
  pages.remove('/nyheder')
  expect(await shown()).toBeUndefined()
  pages.store('/nyheder', page('før'))
  expect(await shown()).toBe('før')
})

test('the oldest pages are removed when the limit is reached', async () => {
  const place = folder()
  const pages = new FormerPages(place, 5000)
  for (const name of ['a', 'b', 'c']) pages.store(`/${name}`, page(name.repeat(2000)))
  await pages.pendingWrites
  expect(await pages.get('/a')).toBeUndefined()
  expect(await pages.get('/c')).toBeDefined()
  expect(readdirSync(place)).toHaveLength(2)
})

test('a page that is written again takes its room once', async () => {
  const pages = new FormerPages(folder(), 5000)
  pages.store('/a', page('a'.repeat(1000)))
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) pages.store('/b', page(name.repeat(1000)))
  await pages.pendingWrites
  expect(await pages.get('/a')).toBeDefined()
})

test('only the account of the site may read the pages', async () => {
  const place = join(folder(), 'former-pages')
  const pages = new FormerPages(place)
  pages.store('/a', page('a'))
  await pages.pendingWrites
  const [name = ''] = readdirSync(place)
  expect(statSync(place).mode & 0o777).toBe(0o700)
  expect(statSync(join(place, name)).mode & 0o777).toBe(0o600)
})

test('a page that cannot be written is skipped, and the next one is written', async () => {
  const place = folder()
  const pages = new FormerPages(place)
  rmSync(place, { recursive: true })
  pages.store('/a', page('a'))
  await pages.pendingWrites
  mkdirSync(place)
  pages.store('/b', page('b'))
  await pages.pendingWrites
  expect(await pages.get('/b')).toBeDefined()
})

test('after a restart the oldest pages are removed first too', async () => {
  const place = folder()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const [number, name] of names.entries()) {
    const known = new Set(readdirSync(place))
    const pages = new FormerPages(place)
    pages.store(`/${name}`, page(name.repeat(1000)))
    await pages.pendingWrites
    const [made = ''] = readdirSync(place).filter((file) => !known.has(file))
    utimesSync(join(place, made), number, number)
  }
  const pages = new FormerPages(place, 4000)
  pages.store('/g', page('g'))
  await pages.pendingWrites
  const found = await Promise.all([...names, 'g'].map((name) => pages.get(`/${name}`)))
  expect(found.map(Boolean)).toEqual([false, false, false, true, true, true, true])
})

test('a page that has not changed is not written again', async () => {
  const pages = new FormerPages(folder())
  pages.store('/nyheder', page('nu'))
  const { pendingWrites } = pages
  pages.store('/nyheder', page('nu'))
  expect(pages.pendingWrites).toBe(pendingWrites)
  pages.store('/nyheder', page('senere'))
  expect(pages.pendingWrites).not.toBe(pendingWrites)
  await pages.pendingWrites
})
