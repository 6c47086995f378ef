import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { html, serve } from '#tests/support/page-server'
import { formerPagesFolder } from './cache/former-pages'

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

test('a request with a session cookie gets its own page, which no cache stores', async () => {
  let made = 0
  const { get } = await serve(async () => {
    made += 1
    return new Response(`number ${made}`, { headers: html })
  })
  const mine = { Cookie: 'skrivestue=token' }
  for (const [headers, text, caching] of [
    [{}, 'number 1', 'no-cache'],
    [mine, 'number 2', 'private, no-store'],
    [mine, 'number 3', 'private, no-store'],
    [{}, 'number 1', 'no-cache'],
  ] as const) {
    const answer = await get('/nyheder', headers)
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('cache-control')).toBe(caching)
  }
})

test('instead of a page that fails, visitors get the last one, until the page is gone', async () => {
  const statuses = [200, 500, 404, 500]
  let made = 0
  const { backend, dataDir, get } = await serve(async () => {
    const status = statuses[made]
    made += 1
    return new Response(`number ${made}`, { status, headers: html })
  })
  const shown = async () => {
    const answer = await get('/nyheder')
    return [answer.status, await answer.text()]
  }
  expect(await shown()).toEqual([200, 'number 1'])
  // The page is written in the background, which is finished when its file exists.
  const former = () => readdirSync(join(dataDir, formerPagesFolder))
  await expect.poll(former).toEqual([expect.not.stringContaining('.new')])
  backend.live.publish({ nouns: ['news'], version: 1 })
  expect(await shown()).toEqual([200, 'number 1'])
  expect(await shown()).toEqual([404, 'number 3'])
  await expect.poll(former).toEqual([])
  expect(await shown()).toEqual([500, 'number 4'])
})

test('a closed server has stored the pages that it has sent', async () => {
  const { dataDir, get, close } = await serve(async () => new Response('hej', { headers: html }))
  for (const path of ['/nyheder', '/foredrag', '/kalender']) await (await get(path)).text()
  await close()
  const stored = readdirSync(join(dataDir, formerPagesFolder))
  expect(stored.filter((name) => !name.endsWith('.new'))).toHaveLength(3)
})

test('a page without some of its data is not cached, not even by the browser', async () => {
  let made = 0
  const render = async () => {
    made += 1
    return new Response(`number ${made}`, { headers: html })
  }
  const { get } = await serve(render, { isComplete: false })
  for (const text of ['number 1', 'number 2']) {
    const answer = await get('/nyheder')
    expect(await answer.text()).toBe(text)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('a request that fails before its response is answered 500, and logged', async () => {
  const { get, logged } = await serve(() => Promise.reject(new Error('no page')))
  const answer = await get('/nyheder')
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'Der opstod en fejl. Prøv igen om lidt.\n',
  ])
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('connection')).toBe('close')
  expect(logged).toContainEqual(expect.objectContaining({ level: 50 }))
})

test('a HEAD request is rendered as GET, and has the length and the ETag of the page', async () => {
  const { get } = await serve(async (path, { method }) => {
    return new Response(`${method} ${path}`, { headers: html })
  })
  const head = await get('/nyheder', {}, 'HEAD')
  const page = await get('/nyheder')
  expect(await page.text()).toBe('GET /nyheder')
  for (const name of ['content-length', 'etag', 'content-type', 'cache-control']) {
    expect(head.headers.get(name), name).toBe(page.headers.get(name))
  }
})

test('a page knows its URL by SITE_URL, whatever host was asked', async () => {
  const page = async (_: string, { url }: Request) => new Response(url, { headers: html })
  const { get } = await serve(page, {}, { SITE_URL: 'https://example.dk' })
  expect(await (await get('/nyheder')).text()).toBe('https://example.dk/nyheder')
})

test('a path with runs of slashes is redirected with the security headers, unless it is a form', async () => {
  const { port, get } = await serve(async (path) => new Response(path, { headers: html }))
  const ask = (method: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/nyheder//en?a=//b`, { method, headers, redirect: 'manual' })
  const { status, headers } = await ask('GET')
  expect([status, headers.get('location')]).toEqual([301, '/nyheder/en?a=//b'])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const form = await ask('POST', { 'Sec-Fetch-Site': 'same-origin', 'Content-Length': '0' })
  expect([form.status, await form.text()]).toEqual([200, '/nyheder//en'])
  expect((await get('/nyheder/en')).status).toBe(200)
})

test('a page keeps a security header of its own, and gets the others', async () => {
  const own = { ...html, 'Referrer-Policy': 'no-referrer' }
  const { get } = await serve(async () => new Response('hej', { headers: own }))
  const { headers } = await get('/nyheder')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a body that is too large is refused before the client sends it', async () => {
  const { port } = await serve(async () => new Response('', { headers: html }))
  const send = (length: number) =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        Host: 'localhost',
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': length,
        Expect: '100-continue',
      }
      const sending = request({ port, method: 'POST', path: '/nyheder', headers })
      sending.once('continue', () => resolve('continue'))
      sending.once('response', ({ statusCode }) => resolve(String(statusCode)))
      sending.once('error', reject)
      sending.flushHeaders()
      onTestFinished(() => void sending.destroy())
    })
  expect(await send(10)).toBe('continue')
  expect(await send(2 ** 40)).toBe('413')
})

test('each rendering starts in its own turn, so that cached pages are sent between them', async () => {
  const rendered: string[] = []
  const { get } = await serve(async (path) => {
    rendered.push(path)
    return new Response(path, { headers: html })
  })
  const turns: number[] = []
  const all = Array.from({ length: 50 }, (_, at) => get(`/soeg-${at}`))
  while (rendered.length < 50) {
    turns.push(rendered.length)
    await nextTurn()
  }
  await Promise.all(all)
  const started = turns.map((count, at) => count - (turns[at - 1] ?? count))
  expect(Math.max(...started)).toBeLessThanOrEqual(2)
})

test('pages do not wait for searches, of which one is made at a time', async () => {
  const search = Promise.withResolvers<void>()
  let searches = 0
  const { get } = await serve(async (path) => {
    if (path === '/soeg') {
      searches += 1
      await search.promise
    }
    return new Response(path, { headers: html })
  })
  const burst = Array.from({ length: 20 }, (_, at) => get(`/soeg?q=salme${at}`))
  expect(await (await get('/nyheder?side=2')).text()).toBe('/nyheder')
  expect(searches).toBe(1)
  search.resolve()
  const answers = await Promise.all(burst)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('the author does not wait for the searches of others at her IP', async () => {
  const search = Promise.withResolvers<void>()
  const made: string[] = []
  const { backend, server, get } = await serve(async (_path, { url }) => {
    made.push(url.slice(url.indexOf('=') + 1))
    await search.promise
    return new Response('', { headers: html })
  })
  let received = 0
  server.on('request', () => received++)
  const findSession = vi.spyOn(backend.auth, 'findSession')
  const hers = { Cookie: await sessionCookie(backend, await storeTestAdmin(backend)) }
  const burst = Array.from({ length: 20 }, (_, at) => get(`/soeg?q=salme${at}`))
  await expect.poll(() => received).toBe(20)
  const others = [
    get('/soeg?q=forfatter', hers),
    get('/soeg?q=opdigtet', { Cookie: 'skrivestue=invented.session' }),
  ]
  const isLookedUp = () => findSession.mock.settledResults.map(({ type }) => type)
  await expect.poll(isLookedUp).toEqual(['fulfilled', 'fulfilled'])
  search.resolve()
  await Promise.all([...burst, ...others])
  expect(made.indexOf('forfatter')).toBeLessThan(4)
  expect(made.indexOf('opdigtet')).toBe(21)
})
