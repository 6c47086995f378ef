import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import type { Visit } from '../app/platform/pages/visit.server'
import { readEnv } from '../app/platform/runtime/env.server'
import { clientAssets } from './cache/assets'
import { createHttpServer } from './http'
import { securityHeaders } from './requests/headers'

/** The whole HTTP server on its own port, with pages from the test. */
async function serve(pageAt: (path: string) => Promise<Response>) {
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  const clientFolder = mkdtempSync(join(tmpdir(), 'skrivestue-client-'))
  onTestFinished(() => rmSync(clientFolder, { recursive: true }))
  mkdirSync(join(clientFolder, 'assets'))
  for (const name of ['assets/home-Bq3x.js', 'favicon.svg']) {
    writeFileSync(join(clientFolder, name), name)
  }
  const env = readEnv({ DATA_DIR: dataDir, SITE_URL: 'http://localhost' })
  const asset = clientAssets(clientFolder, securityHeaders(env))
  const pages = async ({ url }: Request, clientIp: string) => {
    const visit: Visit = {
      complete: true,
      isPrivate: false,
      jsonLd: [],
      pictureHosts: [],
      clientIp,
    }
    return { response: await pageAt(new URL(url).pathname), visit }
  }
  const { server, close } = createHttpServer({ env, backend, pages, asset })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { backend, get }
}

const html = { 'Content-Type': 'text/html; charset=utf-8' }

test('a page rendered during a save is sent, but not cached', async () => {
  let made = 0
  const begun = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const { backend, get } = await serve(async () => {
    made += 1
    if (made === 1) {
      begun.resolve()
      await finished.promise
    }
    return new Response(`number ${made}`, { headers: html })
  })
  const overtaken = get('/nyheder')
  await begun.promise
  backend.live.publish({ nouns: ['news'], version: 1 })
  finished.resolve()
  expect(await (await overtaken).text()).toBe('number 1')
  expect(await (await get('/nyheder')).text()).toBe('number 2')
  expect(await (await get('/nyheder')).text()).toBe('number 2')
})

test('tracking parameters do not bypass the page cache', async () => {
  let made = 0
  const { get } = await serve(async () => {
    made += 1
    return new Response(`number ${made}`, { headers: html })
  })
  for (const path of ['/nyheder?fbclid=a', '/nyheder', '/nyheder?utm_source=brev&fbclid=b']) {
    expect(await (await get(path)).text(), path).toBe('number 1')
  }
})

test('a missing page is never answered 304', async () => {
  const { get } = await serve(async () => new Response('gone', { status: 404, headers: html }))
  const etag = (await get('/nyheder')).headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  for (const known of [etag, '*']) {
    // fetch itself would add no-cache to a conditional request.
    const answer = await get('/nyheder', { 'If-None-Match': known, 'Cache-Control': 'max-age=0' })
    expect([answer.status, await answer.text()]).toEqual([404, 'gone'])
  }
})

test('files with a content hash in their name may be cached for a year, others for a day', async () => {
  const { get } = await serve(async () => new Response('gone', { status: 404, headers: html }))
  const keeping = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await keeping('/assets/home-Bq3x.js')).toBe('public, max-age=31536000, immutable')
  expect(await keeping('/favicon.svg')).toBe('public, max-age=86400')
  expect(await keeping('/assets/home-old.js')).toBe('no-cache')
})
