import type { ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { newVisit } from '#tests/support/visit'
import { visitContext } from '../app/platform/pages/visit.server'
import { readAsVisitorContext } from '../app/platform/static-site/static-site.server'
import { encodeResponse } from './cache/encoded-response'
import { createPageRenderer, withFile } from './pages'

type Loader = (parameters: {
  context: { get(key: unknown): never }
  request: Request
}) => Promise<Response>

/** A site with one page, which is at /side. */
async function siteWith(loader: Loader) {
  const { backend } = await openDatabaseTest('sqlite')
  const build = {
    entry: { module: { default: () => new Response(), streamTimeout: 1 } },
    routes: { page: { id: 'page', path: 'side', module: { loader } } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const reads = { generation: 0 } as never
  const asset = (path: string) =>
    path === '/a.js'
      ? encodeResponse(200, ['Content-Type', 'text/javascript'], Buffer.from('a'))
      : undefined
  const pages = createPageRenderer(build, backend, 'production', { asset, reads })
  const get = (path: string, changes: RequestInit = {}) =>
    pages(new Request(`${backend.siteUrl}${path}`, changes), '203.0.113.7')
  return { backend, reads, get }
}

test.each([
  ['/side', 'POST', 405, 'Den metode bruges ikke her.\n'],
  ['/side?ulæselig', 'GET', 400, 'Det kan ikke besvares.\n'],
  ['/side?fejl', 'GET', 500, 'Der opstod en fejl. Prøv igen om lidt.\n'],
  ['/side?egen', 'GET', 409, 'Optaget'],
])(
  '%s with %s, without a page for the error, is answered %i in Danish',
  async (path, method, status, text) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { get } = await siteWith(async ({ request }) => {
      if (request.url.endsWith('fejl')) throw new Error('broken')
      const isOwn = request.url.endsWith('egen')
      const headers = new Headers(isOwn ? {} : { 'Content-Type': 'text/plain' })
      return new Response(isOwn ? 'Optaget' : 'Bad Request', { status: isOwn ? 409 : 400, headers })
    })
    const { response } = await get(path, { method })
    expect([response.status, await response.text()]).toEqual([status, text])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  },
)

test('visitors have the kept reads, an account with a session has not, and both have their IP', async () => {
  const { get, reads } = await siteWith(async () => new Response())
  const kept = async (Cookie?: string) =>
    (await get('/side', Cookie ? { headers: { Cookie } } : {})).visit
  expect(await kept()).toEqual({ ...newVisit({ reads }), clientIp: '203.0.113.7' })
  expect((await kept('andet=1')).reads).toBe(reads)
  expect((await kept('__Host-skrivestue=token')).reads).toBeUndefined()
})

test('the exported site reads assets, pages and files, and no page without all of its data', async () => {
  const answers: unknown[] = []
  const { backend, get } = await siteWith(async ({ context, request }) => {
    const visit = context.get(visitContext) as ReturnType<typeof newVisit>
    const kind = new URL(request.url).search
    if (kind === '?halv') visit.isComplete = false
    if (kind === '?fil') visit.file = { path: 'images/a.jpg', size: 9, supportsRanges: false }
    if (kind !== '?alle') return new Response('page')
    const read = context.get(readAsVisitorContext) as (path: string) => Promise<Response>
    for (const path of ['/a.js', '/side', '/side?fil', '/side?halv']) {
      const text = read(path).then((answer) => answer.text())
      answers.push(await text.catch((error: Error) => error.message))
    }
    return new Response()
  })
  await backend.files.put('images/a.jpg', Buffer.from('a picture'))
  await get('/side?alle')
  expect(answers).toEqual(['a', 'page', 'a picture', '/side?halv could not be read whole'])
})

test('a response with a stored file has the length of the file', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await backend.files.put('images/a.jpg', Buffer.from('a picture'))
  const file = { path: 'images/a.jpg', size: 9, supportsRanges: false }
  const answer = await withFile(new Response(), newVisit({ file }), backend)
  expect(answer.headers.get('Content-Length')).toBe('9')
  expect(await answer.text()).toBe('a picture')
})
