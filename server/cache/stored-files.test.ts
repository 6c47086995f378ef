import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { eventually } from '#tests/support/eventually'
import { newVisit } from '#tests/support/visit'
import type { Visit } from '../../app/platform/pages/visit.server'
import { rangeOf, StoredFiles } from './stored-files'

const url = '/filer/derived/abc/800.jpg'
const path = 'derived/abc/800.jpg'
const etag = '"abc-800.jpg"'
const security = { 'X-Frame-Options': 'DENY' }

/** A server of one stored file that counts access checks. */
async function serve({
  content = 'et billede',
  size = content.length,
  ...changes
}: {
  content?: string
  size?: number
} & Partial<Visit> = {}) {
  const { backend, logged } = await openDatabaseTest('sqlite')
  await backend.files.put(path, Buffer.from(content))
  const files = new StoredFiles(backend, security)
  const visit = newVisit({
    normalizedUrl: url,
    file: { path, size, supportsRanges: false },
    ...changes,
  })
  const found = { times: 0 }
  const findOut = (target: string | undefined) => {
    found.times += 1
    const headers = new Headers({
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-cache',
      ETag: etag,
    })
    return files.answerFor(visit, headers, target, files.generation)
  }
  const server = createServer((request, response) => {
    const answer = files.get(request.url ?? '') ?? findOut(request.url)
    if (answer) files.send(request, response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const get = (headers: Record<string, string> = {}, method = 'GET', target = url) =>
    fetch(`http://127.0.0.1:${port}${target}`, { method, headers })
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
  return { backend, logged, found, get, connections }
}

const supportsRanges = { file: { path, size: 10, supportsRanges: true } }

test('a file is sent completely, with its headers and length', async () => {
  const { get } = await serve()
  for (let time = 0; time < 3; time++) {
    const answer = await get()
    expect([answer.status, await answer.text()]).toEqual([200, 'et billede'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      etag,
    })
    expect(answer.headers.get('accept-ranges')).toBeNull()
  }
})

test('a HEAD request gets the headers only', async () => {
  const { get } = await serve()
  const answer = await get({}, 'HEAD')
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '10'])
  expect(await answer.text()).toBe('')
})

test('a client that has the file gets 304', async () => {
  const { get } = await serve()
  // fetch itself would add no-cache to a conditional request.
  const known = (tag: string) => get({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })
  for (const tag of [etag, `"other", W/${etag}`]) {
    const answer = await known(tag)
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
      304,
      etag,
      '',
    ])
    expect(answer.headers.get('content-type')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  expect((await known('"other"')).status).toBe(200)
})

test('a range of a recording is sent, whether or not it is cached', async () => {
  const { get } = await serve(supportsRanges)
  for (let time = 0; time < 3; time++) {
    const part = await get({ Range: 'bytes=3-6' })
    expect([part.status, await part.text()]).toEqual([206, 'bill'])
    expect(part.headers.get('content-range')).toBe('bytes 3-6/10')
    expect(part.headers.get('content-length')).toBe('4')
    const whole = await get()
    expect([whole.status, await whole.text()]).toEqual([200, 'et billede'])
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
  }
  const beyond = await get({ Range: 'bytes=10-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  expect(beyond.headers.get('cache-control')).toBe('no-store')
  expect(beyond.headers.get('x-frame-options')).toBe('DENY')
})

test('access to a file is checked once until something changes', async () => {
  const { backend, found, get } = await serve()
  await (await get()).text()
  await (await get()).text()
  expect(found.times).toBe(1)
  backend.live.publish({ nouns: ['images'], version: 1 })
  await (await get()).text()
  expect(found.times).toBe(2)
})

test('access to private files, and under other URLs, is checked each time', async () => {
  for (const [changes, target] of [
    [{ isPrivate: true }, url],
    [{}, `${url}?x=1`],
  ] as const) {
    const { found, get } = await serve(changes)
    await (await get({}, 'GET', target)).text()
    await (await get({}, 'GET', target)).text()
    expect(found.times).toBe(2)
  }
})

test('a cache in front stores public files only, and one that a change overtook not for long', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const files = new StoredFiles(backend, security)
  const file = { path, size: 10, supportsRanges: false }
  const own = ['cache-control', 'no-cache']
  const shared = (seconds: number) => [
    'cache-control',
    expect.stringContaining(`s-maxage=${seconds},`),
    ...['Surrogate-Key', 'skrivestue', 'Cache-Tag', 'skrivestue', 'surrogate-version', '7'],
  ]
  const { generation } = files
  for (const [visit, edition, seen, headers] of [
    [{}, 7, generation, shared(86_400)],
    [{}, 7, generation - 1, shared(0)],
    [{}, undefined, generation, own],
    [{ isPrivate: true }, 7, generation, own],
  ] as const) {
    const answer = files.answerFor(
      newVisit({ normalizedUrl: url, file, ...visit }),
      new Headers({ 'Cache-Control': 'no-cache' }),
      url,
      seen,
      edition,
    )
    expect(answer?.headers).toEqual(headers)
    expect(answer?.notModified).toEqual(
      headers.filter((_, at) => !['Surrogate-Key', 'Cache-Tag'].includes(headers[at & ~1])),
    )
  }
  expect(files.answerFor(newVisit({ normalizedUrl: url }), new Headers(), url, 0)).toBeUndefined()
})

test('the bytes of small files are cached, large files are read each time', async () => {
  const large = 'x'.repeat(600_000)
  for (const [content, status] of [
    ['et billede', 200],
    [large, 503],
  ] as const) {
    const { backend, get } = await serve({ content })
    expect(await (await get()).text()).toBe(content)
    await backend.files.remove(path)
    expect((await get()).status).toBe(status)
  }
})

test('a file that cannot be read completely is a server error and is not cached', async () => {
  const { get, logged } = await serve({ size: 11 })
  for (let time = 0; time < 2; time++) {
    const answer = await get()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await answer.text()).toContain('Filen kan ikke hentes lige nu.')
  }
  expect(logged.filter(({ level }) => level === 50)).toHaveLength(2)
})

test('a visitor who leaves during a download is no error', async () => {
  const { get, logged, connections } = await serve({ content: 'x'.repeat(30_000_000) })
  const { body } = await get()
  await body?.cancel()
  await eventually(async () => expect(await connections()).toBe(0))
  expect(logged.filter(({ level }) => level === 50)).toEqual([])
})

test('a Range header selects the requested bytes', () => {
  expect(rangeOf('bytes=0-', 100)).toEqual({ start: 0, end: 99 })
  expect(rangeOf('bytes=10-19', 100)).toEqual({ start: 10, end: 19 })
  expect(rangeOf('bytes=90-200', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-200', 100)).toEqual({ start: 0, end: 99 })
})

test('a range beyond the end is refused', () => {
  expect(rangeOf('bytes=100-', 100)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-0', 100)).toBe('unsatisfiable')
})

test('other Range headers get the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'items=0-1']) {
    expect(rangeOf(header, 100), String(header)).toBeUndefined()
  }
})
