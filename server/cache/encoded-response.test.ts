import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type EncodedResponse, encodeResponse, send } from './encoded-response'

const html = `<p>${'Det, vi synger, holder os i hånden. '.repeat(50)}</p>`
const page = () =>
  encodeResponse(200, ['content-type', 'text/html; charset=utf-8'], Buffer.from(html))

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends the finished answer over a real connection. */
async function answered(page: EncodedResponse, headers = {}, method = 'GET'): Promise<Answer> {
  const server = createServer((request, response) => send(request, response, page))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', headers, method, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asking.on('error', reject).end()
  })
}

test('a page is sent in the best encoding that the client accepts, however its type is spelled', async () => {
  const brotli = await answered(page(), { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html)
  const zipped = await answered(page(), { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(html)
  const plain = await answered(page())
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(html)
  for (const { headers } of [brotli, zipped, plain]) expect(headers.vary).toBe('Accept-Encoding')
})

test.each([
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['vibrant, xgzip', undefined],
  ['br;q=0.000, gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0, br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('a client that accepts %j gets the page encoded as %s', async (accepted, encoding) => {
  for (const _ of ['negotiated', 'remembered']) {
    const answer = await answered(page(), { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
  }
})

test('a page that is sent again is compressed further', async () => {
  const varied = Array.from({ length: 400 }, (_, index) => `<p>${index * 7919} sange</p>`).join('')
  const cached = encodeResponse(200, ['content-type', 'text/html'], Buffer.from(varied))
  const sent = async () => (await answered(cached, { 'accept-encoding': 'br' })).body
  const first = await sent()
  await expect.poll(async () => (await sent()).length).toBeLessThan(first.length)
  expect(brotliDecompressSync(await sent()).toString()).toBe(varied)
})

test.each([
  ['image/avif', 5000, undefined],
  ['image/svg+xml', 5000, 'br'],
  ['application/feed+json', 5000, 'br'],
  ['text/plain', 511, undefined],
  ['text/plain', 512, 'br'],
])('a body of type %s and %i bytes is encoded as %s', async (type, length, encoding) => {
  const body = encodeResponse(200, ['Content-Type', type], Buffer.alloc(length))
  const answer = await answered(body, { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('a large page is not compressed further', async () => {
  for (const [length, isAgain] of [
    [250_000, true],
    [250_001, false],
  ] as const) {
    const large = encodeResponse(200, ['content-type', 'text/html'], Buffer.alloc(length, 'a'))
    await answered(large, { 'accept-encoding': 'br' })
    await answered(large, { 'accept-encoding': 'br' })
    expect(large.pending.again !== undefined, String(length)).toBe(isAgain)
  }
})

test('a client that has the page gets 304', async () => {
  const known = page()
  const answer = await answered(known, { 'if-none-match': known.etag })
  expect(answer.status).toBe(304)
  expect(answer.body).toHaveLength(0)
})

test('a changed header changes the ETag', async () => {
  const withPolicy = (policy: string) => {
    const headers = ['Content-Security-Policy', policy, 'Cache-Control', 'no-cache']
    return encodeResponse(200, headers, Buffer.from(html))
  }
  const known = withPolicy("default-src 'none'")
  const answer = await answered(known, { 'if-none-match': known.etag })
  const { date, connection, 'keep-alive': _, ...stable } = answer.headers
  expect(stable).toEqual({ 'cache-control': 'no-cache', etag: known.etag, vary: 'Accept-Encoding' })
  expect(withPolicy("default-src 'self'").etag).not.toBe(known.etag)
})

test.each([
  ['any page', () => '*', 304],
  ['this page among others', (tag: string) => `"a", ${tag}`, 304],
  ['the same by a strong tag', (tag: string) => tag.replace('W/', ''), 304],
  ['another page whose tag has this one inside', (tag: string) => `"x${tag}x"`, 200],
  ['another page', () => 'W/"other"', 200],
])('a client that has %s gets the right status', async (_, known, status) => {
  const finished = page()
  const answer = await answered(finished, { 'if-none-match': known(finished.etag) })
  expect(answer.status).toBe(status)
})

test('a missing or failed page is never answered 304', async () => {
  for (const status of [404, 410, 500, 503]) {
    const gone = encodeResponse(status, ['content-type', 'text/html'], Buffer.from(html))
    for (const known of [gone.etag, '*']) {
      const answer = await answered(gone, { 'if-none-match': known })
      expect([answer.status, answer.body.toString()]).toEqual([status, html])
    }
  }
})

test('a reload without cache gets the whole page', async () => {
  const finished = page()
  const headers = { 'if-none-match': finished.etag, 'cache-control': 'no-cache' }
  expect((await answered(finished, headers)).status).toBe(200)
})

test('a HEAD response has the length of the page and no body', async () => {
  const answer = await answered(page(), {}, 'HEAD')
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(html)))
  expect(answer.body).toHaveLength(0)
})
