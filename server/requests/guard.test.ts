import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { guard } from './guard'

const refusalOf = guard({ siteUrl: 'https://example.dk', stagingUrl: undefined, port: 3000 })

function request(method: string, headers: Record<string, string>, url = '/nyheder') {
  const all = { host: 'example.dk', ...headers }
  return {
    method,
    url,
    headers: all,
    headersDistinct: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, [value]]),
    ),
  } as unknown as IncomingMessage
}

test('a GET request needs no origin', () => {
  expect(refusalOf(request('GET', {}))).toBeUndefined()
})

test('foreign hosts are refused; IP addresses and localhost are allowed', () => {
  expect(refusalOf(request('GET', { host: 'evil.example' }))?.status).toBe(421)
  expect(refusalOf(request('GET', { host: 'example.dk.evil.example' }))?.status).toBe(421)
  expect(refusalOf(request('GET', { host: '127.0.0.1:3000' }))).toBeUndefined()
  expect(refusalOf(request('GET', { host: '[::1]:3000' }))).toBeUndefined()
  expect(refusalOf(request('GET', { host: 'localhost:3000' }))).toBeUndefined()
})

test('health checks are answered for any host, and nothing else is', () => {
  for (const url of ['/livez', '/readyz']) {
    for (const host of ['site:3000', '10.0.0.11', '']) {
      expect(refusalOf(request('GET', { host }, url)), url).toBeUndefined()
      expect(refusalOf(request('HEAD', { host }, url)), url).toBeUndefined()
    }
    const withoutHost = { ...request('GET', {}, url), headers: {}, headersDistinct: {} }
    expect(refusalOf(withoutHost as unknown as IncomingMessage), url).toBeUndefined()
    expect(refusalOf(request('POST', { host: 'site:3000' }, url))?.status).toBe(421)
  }
  for (const url of ['/livez?x', '/livez/', '//livez', '/healthz', '/']) {
    expect(refusalOf(request('GET', { host: 'site:3000' }, url))?.status, url).toBe(421)
  }
})

test('a request with two Host headers is refused, although Node uses the first', () => {
  const twice = request('GET', {})
  twice.headersDistinct.host?.push('evil.example')
  expect(refusalOf(twice)?.status).toBe(400)
})

test('our host may have the default port, and no other', () => {
  expect(refusalOf(request('GET', { host: 'example.dk:443' }))).toBeUndefined()
  expect(refusalOf(request('GET', { host: 'EXAMPLE.dk:443' }))).toBeUndefined()
  expect(refusalOf(request('GET', { host: 'example.dk:80' }))?.status).toBe(421)
  expect(refusalOf(request('GET', { host: 'example.dk:8443' }))?.status).toBe(421)
})

test('the second address of a site is ours too, with its own default port', () => {
  const refusal = guard({
    siteUrl: 'https://example.dk',
    stagingUrl: 'http://new.example.dk',
    port: 3000,
  })
  for (const host of ['new.example.dk', 'new.example.dk:80']) {
    expect(refusal(request('GET', { host })), host).toBeUndefined()
  }
  expect(refusal(request('GET', { host: 'new.example.dk:443' }))?.status).toBe(421)
  const form = { 'content-length': '2', 'content-type': 'application/x-www-form-urlencoded' }
  const origin = 'http://new.example.dk'
  expect(refusal(request('POST', { host: 'new.example.dk', origin, ...form }))).toBeUndefined()
})

test('a URL that is not a plain path is refused', () => {
  expect(refusalOf(request('GET', {}, 'http://evil.example/'))?.status).toBe(400)
})

test('a path with U+0000, which no database stores, is refused; a query may contain it', () => {
  expect(refusalOf(request('GET', {}, '/filer/pdf/%00/a.pdf'))?.status).toBe(400)
  expect(refusalOf(request('GET', {}, '/soeg?q=%00'))).toBeUndefined()
})

test('too long a path is refused', () => {
  expect(refusalOf(request('GET', {}, '/'.repeat(4000)))).toBeUndefined()
  expect(refusalOf(request('GET', {}, '/'.repeat(4001)))?.status).toBe(414)
  expect(refusalOf(request('GET', {}, `/soeg?q=${'%C3%A6'.repeat(1000)}`))?.status).toBe(414)
})

test('a POST from our own page is allowed', () => {
  const length = { 'content-length': '12', 'content-type': 'application/x-www-form-urlencoded' }
  expect(refusalOf(request('POST', { 'sec-fetch-site': 'same-origin', ...length }))).toBeUndefined()
  expect(refusalOf(request('POST', { origin: 'https://example.dk', ...length }))).toBeUndefined()
  // Browsers send this origin after a page with the referrer policy no-referrer.
  const anonymous = { 'sec-fetch-site': 'same-origin', origin: 'null', ...length }
  expect(refusalOf(request('POST', anonymous))).toBeUndefined()
  const empty = { 'sec-fetch-site': 'same-origin', 'content-length': '0' }
  expect(refusalOf(request('POST', empty))).toBeUndefined()
})

test('localhost is an allowed origin only without https', () => {
  const length = { 'content-length': '12', 'content-type': 'application/x-www-form-urlencoded' }
  const local = request('POST', { origin: 'http://localhost:3000', ...length })
  expect(refusalOf(local)?.status).toBe(403)
  const siteUrl = 'http://localhost:3000'
  expect(
    guard({ siteUrl, stagingUrl: undefined, port: 3000 })(
      request('POST', {
        host: 'localhost:3000',
        origin: 'http://127.0.0.1:3000',
        ...length,
      }),
    ),
  ).toBeUndefined()
})

test('a POST from another site, or without an origin, is refused', () => {
  expect(refusalOf(request('POST', {}))?.status).toBe(403)
  expect(refusalOf(request('POST', { origin: 'https://evil.example' }))?.status).toBe(403)
  expect(refusalOf(request('POST', { origin: 'null' }))?.status).toBe(403)
  expect(
    refusalOf(request('POST', { 'sec-fetch-site': 'cross-site', origin: 'https://example.dk' }))
      ?.status,
  ).toBe(403)
})

test('a POST that is same-site or typed by the user is refused', () => {
  for (const from of ['same-site', 'none', 'cross-site', '']) {
    const headers = { 'sec-fetch-site': from, origin: 'https://example.dk' }
    expect(refusalOf(request('POST', headers))?.status, from).toBe(403)
  }
})

test('an Origin that is not a URL is refused before routing', () => {
  for (const origin of ['nonsense', 'https://', '//[', '']) {
    const headers = { 'sec-fetch-site': 'same-origin', origin }
    expect(refusalOf(request('POST', headers))?.status, origin).toBe(403)
  }
})

test('unused methods are refused, also from our own page', () => {
  const ours = { 'sec-fetch-site': 'same-origin', 'content-length': '0' }
  for (const method of ['TRACE', 'BREW', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])
    expect(refusalOf(request(method, ours))?.status, method).toBe(405)
})

test('a form that is too large is refused before it is read', () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '1048577' }
  expect(refusalOf(request('POST', headers))?.status).toBe(413)
})

test('a form with credentials is small, also as a data request', () => {
  const send = (url: string, length: string) =>
    refusalOf(
      request(
        'POST',
        {
          'sec-fetch-site': 'same-origin',
          'content-length': length,
          'content-type': 'application/x-www-form-urlencoded',
        },
        url,
      ),
    )?.status
  for (const path of [
    '/admin/log-ind',
    '/admin/konto',
    '/admin/konto/adgangskode',
    '/admin/%6Cog-ind',
  ]) {
    expect(send(path, '16385'), path).toBe(413)
    expect(send(`${path}.data`, '16385'), path).toBe(413)
    expect(send(path, '16384'), path).toBeUndefined()
  }
})

test('the size limit of an upload depends only on its path', () => {
  const megabyte = 1024 * 1024
  const upload = (url: string, length: number) =>
    refusalOf(
      request('POST', { 'sec-fetch-site': 'same-origin', 'content-length': String(length) }, url),
    )?.status
  expect(upload('/admin/upload/billede?place=hero', 25 * megabyte)).toBeUndefined()
  expect(upload('/admin/upload/billede?place=hero', 25 * megabyte + 1)).toBe(413)
  for (const path of ['/admin/upload/pdf', '/admin/upload/salmefil']) {
    expect(upload(path, 50 * megabyte), path).toBeUndefined()
    expect(upload(path, 50 * megabyte + 1), path).toBe(413)
  }
  expect(upload('/admin/upload/pdf.data', 2 * megabyte)).toBe(413)
  expect(upload('/nyheder?x=/admin/upload/pdf', 2 * megabyte)).toBe(413)
})

test('a body must be a form as our pages send it', () => {
  const send = (type: string) =>
    refusalOf(
      request('POST', {
        'sec-fetch-site': 'same-origin',
        'content-length': '12',
        'content-type': type,
      }),
    )?.status
  const form = 'application/x-www-form-urlencoded'
  for (const type of [form, `${form};charset=UTF-8`, `${form.toUpperCase()} ; charset="utf-8"`]) {
    expect(send(type), type).toBeUndefined()
  }
  for (const type of ['', 'text/plain', `${form}2`, 'multipart/form-data', `${form}; charset=a`]) {
    expect(send(type), type).toBe(415)
  }
})

test('a body without a length is refused', () => {
  const ours = { 'sec-fetch-site': 'same-origin' }
  expect(refusalOf(request('POST', ours))?.status).toBe(411)
  const chunked = { ...ours, 'transfer-encoding': 'chunked' }
  expect(refusalOf(request('POST', chunked))?.status).toBe(411)
  expect(refusalOf(request('POST', { ...chunked, 'content-length': '0' }))?.status).toBe(411)
})

test('one click signs off without session and origin, at this path alone', () => {
  const path = `/brev/afmeld/${'a'.repeat(36)}.${'b'.repeat(43)}`
  const click = { 'content-length': '26', 'content-type': 'multipart/form-data; boundary=x' }
  expect(refusalOf(request('POST', click, path))).toBeUndefined()
  const fromElsewhere = { ...click, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  expect(refusalOf(request('POST', fromElsewhere, path))).toBeUndefined()
  for (const other of [
    '/brev',
    '/brev/afmeld/a',
    `${path}/mere`,
    `${path}?x`,
    '/admin/brev',
    `/x${path}`,
  ]) {
    expect(refusalOf(request('POST', click, other))?.status, other).toBe(403)
  }
  expect(refusalOf(request('DELETE', click, path))?.status).toBe(405)
  expect(refusalOf(request('POST', { ...click, 'content-length': '10001' }, path))?.status).toBe(
    413,
  )
  expect(refusalOf(request('POST', {}, path))?.status).toBe(411)
})
