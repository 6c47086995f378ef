import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { manifestOf, pathOf } from '#tests/support/routes-of-build'
import type { RunningServer } from '#tests/support/servers'

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const megabyte = 1024 * 1024

let site: RunningServer
let paths: string[]
let cookie: string

beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
  const manifest = await manifestOf(site)
  const takers = Object.values(manifest.routes).filter(({ hasAction }) => hasAction)
  const uploads = (path: string) => path.startsWith('/admin/upload/')
  paths = takers.map(({ id }) => pathOf(manifest, id)).filter((path) => !uploads(path))
})
afterAll(() => site.stop())

/** Posts to every path that accepts a form, as a page and as data, signed in. */
async function postEverywhere(type: string | undefined, body: string | Buffer<ArrayBuffer>) {
  expect(paths.length).toBeGreaterThan(20)
  const headers = { ...fromOurPage, Cookie: cookie, ...(type && { 'Content-Type': type }) }
  const all = paths.flatMap((path) => [path, `${path}.data`])
  const answers = []
  for (const path of all) {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? Buffer.from(body) : body,
      redirect: 'manual',
    })
    answers.push({ path, status: answer.status, words: await answer.text() })
  }
  return answers
}

test.for([
  ['text', 415, 'text/plain', 'hej'],
  ['no type', 415, undefined, 'id=1'],
  ['bytes that are no text', 400, urlencoded, Buffer.from([0x69, 0x64, 0x3d, 0xff, 0xfe])],
  ['301 fields', 400, urlencoded, 'a=&'.repeat(300)],
] as const)('%s is refused with %i and a message', isRefused)

test.for([
  ['JSON', 415, 'application/json', '{"id":1}'],
  ['XML', 415, 'application/xml', '<a/>'],
  [
    'multipart',
    415,
    multipart,
    '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n--x--',
  ],
  ['broken multipart', 415, multipart, '--x\r\nbroken'],
  ['multipart without a boundary', 415, 'multipart/form-data', '--x\r\nbroken'],
  ['a type that is none', 415, ';;=,', 'id=1'],
  ['another charset', 415, `${urlencoded}; charset=utf-16`, 'id=1'],
] as const)('%s is refused with %i and a message', { tags: 'all' }, isRefused)

async function isRefused([, status, type, body]: readonly [
  string,
  number,
  string | undefined,
  string | Buffer<ArrayBuffer>,
]) {
  for (const answer of await postEverywhere(type, body)) {
    expect(answer).toEqual({
      path: answer.path,
      status,
      words: expect.stringMatching(sentence),
    })
  }
}
const sentence = /^[A-ZÆØÅ][^<>{}]+\.\n$/

test.for([
  ['a form without fields', urlencoded, ''],
  ['escapes that are none', urlencoded, 'id=%&%ff=%00&intent=%zz'],
  ['names that JavaScript knows', urlencoded, '__proto__=1&constructor=2&__proto__[]=3'],
] as const)('%s causes no failure of an action', causesNoFailure)

test.for([
  ['nothing at all', undefined, ''],
  ['separators only', urlencoded, '&&&='],
  ['300 fields', urlencoded, 'a=&'.repeat(299)],
] as const)('%s causes no failure of an action', { tags: 'all' }, causesNoFailure)

async function causesNoFailure([, type, body]: readonly [string, string | undefined, string]) {
  for (const { path, status } of await postEverywhere(type, body)) {
    expect(status, path).toBeLessThan(500)
  }
  cookie = await signIn(site)
}

test.each(['a=&', '&', 'a', '%41', '+', '=', '%', 'æ', '&a=b'])(
  'a megabyte of %s causes no failure',
  async (piece) => {
    const body = Buffer.from(piece.repeat(megabyte / piece.length)).subarray(0, megabyte)
    const headers = { ...fromOurPage, Cookie: cookie, 'Content-Type': urlencoded }
    const answer = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
    expect(answer.status).toBeLessThan(500)
  },
)

test('forms with credentials are limited to 16 kB, however the path is spelt', async () => {
  const body = `email=${'a'.repeat(16 * 1024)}`
  for (const path of [
    '/admin/log-ind',
    '/admin/log-ind.data',
    '/Admin/%6Cog-ind/',
    '/admin/konto',
  ]) {
    const headers = { ...fromOurPage, 'Content-Type': urlencoded }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body })
    expect(answer.status, path).toBe(413)
  }
})
