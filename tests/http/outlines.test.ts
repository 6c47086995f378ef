import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startAdminSite } from '#tests/support/admin-site'
import { startCrowdedSite } from '#tests/support/crowded-site'
import { differenceTo, maskVaryingParts, outlineOf } from '#tests/support/outline'
import { crowdedPages, emptyPages, files, pages } from '#tests/support/outlined-pages'
import { startedAt, startOutlinedSite } from '#tests/support/outlined-site'
import type { RunningServer } from '#tests/support/servers'

/** Headers that are not the same on all answers (tests/http/public-site.test.ts). */
const headers = [
  'content-type',
  'content-disposition',
  'content-length',
  'cache-control',
  'location',
  'accept-ranges',
  'x-robots-tag',
  'access-control-allow-origin',
  'vary',
  'x-content-type-options',
  'content-security-policy',
  'cross-origin-resource-policy',
]

interface Site {
  server: RunningServer
  cookie: string
}
let filled: Site
let empty: Site
let crowded: Site

beforeAll(async () => {
  // The sample site may not be prepared yet.
  filled = await startOutlinedSite()
  crowded = await startCrowdedSite()
  const server = await startAdminSite(startedAt)
  empty = { server, cookie: await signIn(server) }
})
afterAll(() => Promise.all([filled, empty, crowded].map((site) => site?.server.stop())))

async function htmlOf({ server, cookie }: Site, reader: 'visitor' | 'author', path: string) {
  const headers: HeadersInit = reader === 'author' ? { Cookie: cookie } : {}
  const answer = await fetch(server.url + path, { headers })
  const { origin, host } = new URL(server.url)
  const html = (await answer.text()).replaceAll(origin, '').replaceAll(host, 'host')
  return { status: answer.status, html }
}

const sharedHeads = new Map<string, Promise<string[]>>()

/** Returns the lines that are in the heads of two pages of the site, and so in most others. */
function sharedHead(site: Site, area: '' | '/admin'): Promise<string[]> {
  const key = site.server.url + area
  const shared = sharedHeads.get(key) ?? linesInBoth(site, [`${area}/nyheder`, `${area}/kontakt`])
  sharedHeads.set(key, shared)
  return shared
}

async function linesInBoth(site: Site, paths: string[]): Promise<string[]> {
  const heads = await Promise.all(
    paths.map(async (path) => outlineOf((await htmlOf(site, 'author', path)).html, 'head')),
  )
  const [one = [], other = []] = heads.map((head) => head.trim().split('\n'))
  return one.filter((line) => other.includes(line))
}

const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

/** Compares a page with its outline in tests/http/__snapshots__. */
async function expectOutline(site: Site, reader: 'visitor' | 'author', path: string) {
  const { status, html } = await htmlOf(site, reader, path)
  const times = [...html.matchAll(/<time[^>]* datetime="([^"]*)"/gi)].map(([, at = '']) => at)
  expect(times.filter((at) => !isoTime.test(at))).toEqual([])
  // Header and footer are the same on all pages.
  const shown = outlineOf(html, ['/', '/admin/forside'].includes(path) ? 'body' : 'main')
  const [document] = /<html[^>]*>/.exec(html) ?? []
  const shared = await sharedHead(site, path.startsWith('/admin') ? '/admin' : '')
  const head = differenceTo(shared, outlineOf(html, 'head').trim().split('\n'))
  expect([status, document, ...head, '', shown].join('\n')).toMatchSnapshot()
}

test.each(['', '/admin'] as const)(
  'the heads of pages below "%s" share their outline',
  async (area) => expect((await sharedHead(filled, area)).join('\n')).toMatchSnapshot(),
)

test.each(pages.visitor)('%s shows visitors what its outline says', (path) =>
  expectOutline(filled, 'visitor', path),
)

test.each(pages.author)('%s shows the author what its outline says', (path) =>
  expectOutline(filled, 'author', path),
)

test.each(emptyPages.visitor)('%s of an empty site shows visitors what its outline says', (path) =>
  expectOutline(empty, 'visitor', path),
)

test.each(emptyPages.author)('%s of an empty site shows the author what its outline says', (path) =>
  expectOutline(empty, 'author', path),
)

test.each(crowdedPages.visitor)(
  '%s of a crowded site shows visitors what its outline says',
  (path) => expectOutline(crowded, 'visitor', path),
)

test.each(crowdedPages.author)(
  '%s of a crowded site shows the author what its outline says',
  (path) => expectOutline(crowded, 'author', path),
)

test.each(files)('%s is what its outline says', async (path) => {
  const { url } = filled.server
  const answer = await fetch(url + path, { redirect: 'manual' })
  const type = answer.headers.get('Content-Type') ?? ''
  const body = await answer.text()
  const isText = /text|xml|json/.test(type)
  const outline = [
    answer.status,
    ...headers.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null || (isText && name === 'content-length') ? [] : [`${name}: ${value}`]
    }),
    ...(isText ? ['', body.replaceAll(/></g, '>\n<')] : []),
  ].join('\n')
  const { host } = new URL(url)
  expect(maskVaryingParts(outline.replaceAll(host, 'host'))).toMatchSnapshot()
})
