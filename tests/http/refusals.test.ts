import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type RawAnswer, sendRaw } from '#tests/support/raw-request'
import { type RunningServer, startServer } from '#tests/support/servers'
import { trackConnections } from '../../server/requests/connections'
import { securityHeaders } from '../../server/requests/headers'
import { answerUnreadableRequests } from '../../server/requests/unreadable-requests'

const settings = { siteUrl: 'https://example.dk', hstsScope: undefined }

let site: RunningServer
beforeAll(async () => {
  site = await startServer({ SAMPLE_CONTENT: 'off', SITE_URL: settings.siteUrl })
})
afterAll(() => site.stop())

const sentence = /^[A-ZÆØÅ][^<>{}]+\.\n$/

/** Checks the status, message and headers of a refusal. */
function expectRefusal({ status, headers, body }: RawAnswer, expected: number) {
  expect(status).toBe(expected)
  expect(body).toMatch(sentence)
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  )
  for (const [name, value] of Object.entries(securityHeaders(settings))) {
    expect(headers.get(name.toLowerCase()), name).toBe(value)
  }
}

const ours = 'Host: example.dk\r\n'
const form = `${ours}Content-Type: application/x-www-form-urlencoded\r\n`
const fromUs = 'Sec-Fetch-Site: same-origin\r\n'

test.each<[string, number, string]>([
  ['what is no HTTP', 400, 'hej\r\n\r\n'],
  ['TLS where none is spoken', 400, '\x16\x03\x01\x00\xa5\x01\x00\r\n\r\n'],
  ['a header without a colon', 400, `GET / HTTP/1.1\r\n${ours}hej\r\n\r\n`],
  ['two lengths', 400, `POST / HTTP/1.1\r\n${ours}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  [
    'a length and chunks',
    400,
    `POST / HTTP/1.1\r\n${ours}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  ],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, `GET / HTTP/1.1\r\n${ours}Host: evil.example\r\n\r\n`],
  ['our host twice', 400, `GET / HTTP/1.1\r\n${ours}${ours}\r\n`],
  ['a URL elsewhere', 400, `GET http://example.dk/ HTTP/1.1\r\n${ours}\r\n`],
  ['a change from elsewhere', 403, `POST / HTTP/1.1\r\n${form}Content-Length: 1\r\n\r\na`],
  ['a method that nobody knows', 400, `BREW / HTTP/1.1\r\n${ours}\r\n`],
  ['a method that is not for us', 405, `PROPFIND / HTTP/1.1\r\n${ours}\r\n`],
  ['a tunnel', 405, 'CONNECT example.dk:443 HTTP/1.1\r\nHost: example.dk\r\n\r\n'],
  ['no length', 411, `POST / HTTP/1.1\r\n${form}${fromUs}Transfer-Encoding: chunked\r\n\r\n`],
  ['too long a form', 413, `POST / HTTP/1.1\r\n${form}${fromUs}Content-Length: 9999999\r\n\r\n`],
  ['a long path', 414, `GET /${'a'.repeat(5000)} HTTP/1.1\r\n${ours}\r\n`],
  ['another type', 415, `POST / HTTP/1.1\r\n${ours}${fromUs}Content-Length: 1\r\n\r\na`],
  ['an odd expectation', 417, `GET / HTTP/1.1\r\n${ours}Expect: cake\r\n\r\n`],
  ['a host that is not ours', 421, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['long headers', 431, `GET / HTTP/1.1\r\n${ours}A: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s is refused with %i, a message and the usual headers', async (_, status, text) => {
  expectRefusal(await sendRaw(site, text), status)
})

test('a request that arrives too slowly is refused with the usual headers', async () => {
  const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 20 })
  const { latestResponses } = trackConnections(server)
  answerUnreadableRequests(server, latestResponses, securityHeaders(settings))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expectRefusal(await sendRaw({ url }, `GET / HTTP/1.1\r\n${ours}`), 408)
})

test('garbage after a valid request does not affect its response', async () => {
  const { status, body } = await sendRaw(site, `GET /robots.txt HTTP/1.1\r\n${ours}\r\nhej\r\n\r\n`)
  expect([status, body.slice(0, 10)]).not.toEqual([400, ''])
  expect((await sendRaw(site, `GET / HTTP/1.1\r\n${ours}Connection: close\r\n\r\n`)).status).toBe(
    200,
  )
})

test('garbage during a response ends the connection, and is not answered inside it', async () => {
  const server = createServer((_, response) => response.writeHead(200).write('En salme'))
  const { latestResponses } = trackConnections(server)
  answerUnreadableRequests(server, latestResponses, securityHeaders(settings))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (received === '') socket.write('hej\r\n\r\n')
    received += text
  })
  socket.on('error', () => {})
  socket.write(`GET / HTTP/1.1\r\n${ours}\r\n`)
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test('our host is accepted with its port', async () => {
  const text = 'GET / HTTP/1.1\r\nHost: example.dk:443\r\nConnection: close\r\n\r\n'
  expect((await sendRaw(site, text)).status).toBe(200)
})

const ofTheConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

test.each([
  '/',
  '/findes-ikke',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/nyheder/feed.xml',
  '/healthz',
])('HEAD %s has the headers of its GET, cached or not', async (path) => {
  const ask = async (method: string) => {
    const headers = { 'Accept-Encoding': 'identity' }
    const answer = await fetch(site.url + path, { method, headers })
    const body = await answer.text()
    const compared = [...answer.headers].filter(([name]) => !ofTheConnection.has(name))
    return { status: answer.status, headers: Object.fromEntries(compared), size: body.length }
  }
  const before = await ask('HEAD')
  const whole = await ask('GET')
  expect(before).toEqual({ ...whole, size: 0 })
  expect(await ask('HEAD')).toEqual(before)
  expect(whole.size).toBeGreaterThan(0)
})
