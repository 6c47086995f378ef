import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { html, serve } from '#tests/support/page-server'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { clientAssets } from './assets'

test('files with a content hash in their name may be cached for a year, others for a day', async () => {
  const { get } = await serve(async () => new Response('gone', { status: 404, headers: html }))
  const keeping = async (path: string) => (await get(path)).headers.get('cache-control')
  expect(await keeping('/assets/home-Bq3x.js')).toBe('public, max-age=31536000, immutable')
  expect(await keeping('/favicon.svg')).toBe('public, max-age=86400')
  expect(await keeping('/assets/home-old.js')).toBe('no-cache')
})

test('a file is read and compressed once', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.js'), 'first')
  for (const end of ['br', 'gz']) writeFileSync(join(folder, `a.js.${end}`), end)
  const asset = clientAssets(folder, {})
  const first = asset('/a.js')
  expect(first?.encodings).toMatchObject({
    br: { body: Buffer.from('br'), headers: expect.arrayContaining(['Content-Encoding', 'br']) },
    gzip: {
      body: Buffer.from('gz'),
      headers: expect.arrayContaining(['Content-Encoding', 'gzip']),
    },
  })
  expect(asset('/a.js.br')).toBeUndefined()
  writeFileSync(join(folder, 'a.js'), 'changed while the site runs')
  expect(first).toBeDefined()
  expect(asset('/a.js')).toBe(first)
})

test.each([
  ['/assets/home-Bq3x.js', 'text/javascript; charset=utf-8'],
  ['/assets/home-Bq3x.css', 'text/css; charset=utf-8'],
  ['/assets/serif-Bq3x.woff2', 'font/woff2'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.png', 'image/png'],
  ['/guide.webp', 'image/webp'],
  ['/iben.jpg', 'image/jpeg'],
])('the file %s has the type %s and the security headers', async (path, type) => {
  const { get } = await serve(async () => new Response('gone', { status: 404, headers: html }))
  const answer = await get(path)
  expect([answer.status, await answer.text()]).toEqual([200, path.slice(1)])
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/notes.md')).status).toBe(404)
})
