import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { staticSite } from './static-site.server'

test('a cancelled download of the site stops reading pages', async () => {
  const cancel = new AbortController()
  const requested: string[] = []
  const read = async (path: string) => {
    requested.push(path)
    if (requested.length === 2) cancel.abort()
    const html = '<a href="/a">A</a><a href="/b">B</a>'
    return new Response(html, { headers: { 'Content-Type': 'text/html' } })
  }
  await expect(staticSite(read, 'https://example.dk', cancel.signal)).rejects.toThrow()
  expect(requested).toHaveLength(2)
})

/** The files of a site with these pages, by name. */
async function filesOf(
  pages: Record<string, string>,
  redirects: Record<string, string> = {},
  status = 308,
) {
  const read = async (path: string) => {
    const target = redirects[path]
    if (target) return new Response(null, { status, headers: { Location: target } })
    const html = pages[path]
    if (html === undefined) return new Response(null, { status: 404 })
    const [, ending = 'html'] = /\.(xml|css|jpg)$/.exec(path) ?? []
    const type = { xml: 'application/xml', css: 'text/css', jpg: 'image/jpeg' }[ending]
    const length = ending === 'jpg' && { 'Content-Length': String(html.length) }
    return new Response(html, { headers: { 'Content-Type': type ?? 'text/html', ...length } })
  }
  const site = await staticSite(read, 'https://example.dk', new AbortController().signal)
  onTestFinished(() => site.close())
  const contents = site.files.map(async ({ name, open }) => [name, await text(await open())])
  return Object.fromEntries(await Promise.all(contents))
}

test.each([301, 302, 303, 307, 308])(
  'a redirect with %i becomes a page that redirects',
  async (status) => {
    const pages = { '/': '<a href="/a">A</a>', '/b': 'Siden' }
    const files = await filesOf(pages, { '/a': '/b' }, status)
    expect(files['site/a/index.html']).toContain('url=../b/index.html')
    expect(files['site/b/index.html']).toBe('Siden')
  },
)

test('a page that only the sitemap lists is downloaded, with its query', async () => {
  const sitemap = '<loc>https://example.dk/a?x=1&amp;y=2</loc>'
  const files = await filesOf({ '/': '', '/sitemap.xml': sitemap, '/a?x=1&y=2': 'Siden' })
  expect(files['site/a/_x-1_y-2/index.html']).toBe('Siden')
})

test('links keep their escapes, and pictures their sizes', async () => {
  const link = '<a href="https://a.dk/?q=&quot;salme&quot;&amp;lt=2">A</a>'
  const files = await filesOf({ '/': `${link}<img srcset="/a.jpg 800w, /b.jpg 1200w">` })
  expect(files['site/index.html']).toBe(`${link}<img srcset="a.jpg 800w, b.jpg 1200w">`)
})

test('the files of a stylesheet come too, and its links lead to them', async () => {
  const files = await filesOf({
    '/': '<link href="/assets/a.css">',
    '/assets/a.css': 'a{b:url(/skrift/b.jpg)}c{d:url("/assets/e.jpg")}f{g:url(data:h)}',
    '/skrift/b.jpg': 'B',
    '/assets/e.jpg': 'E',
  })
  expect(files).toEqual({
    'site/index.html': '<link href="assets/a.css">',
    'site/assets/a.css': 'a{b:url(../skrift/b.jpg)}c{d:url("e.jpg")}f{g:url(data:h)}',
    'site/skrift/b.jpg': 'B',
    'site/assets/e.jpg': 'E',
  })
})

test.each([
  ['a fragment', '<a href="/a?x=1&amp;y=2#top">', '<a href="a/_x-1_y-2/index.html#top">'],
  ['its own address', '<a href="https://example.dk">', '<a href="index.html">'],
  ['its own address with a path', '<a href="https://example.dk/a">', '<a href="a/index.html">'],
  ['the search', '<a href="/soeg?q=a">', '<a href="https://example.dk/soeg?q=a">'],
  [
    'a song sheet',
    '<a href="/salmer/sangark?salme=1">',
    '<a href="https://example.dk/salmer/sangark?salme=1">',
  ],
  ['a canonical link', '<link rel="canonical" href="/a">', '<link rel="canonical" href="/a">'],
  ['the stylesheet', '<link disabled="" href="/a.css">', '<link href="a.css">'],
  ['code', 'A<script>b()</script>C<style>d</style>E', 'ACE'],
  ['JSON-LD', '<script type="application/ld+json">{}</script>', undefined],
  ['what needs a server', 'A<div data-needs-server><div>B</div>C</div>D', 'AD'],
])('%s is rewritten for the downloaded site', async (_, html, rewritten = html) => {
  expect((await filesOf({ '/': html }))['site/index.html']).toBe(rewritten)
})

test('an interrupted download leaves nothing in the temporary folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('TMPDIR', folder)
  const read = async (path: string) => {
    if (path !== '/') throw new Error('the page cannot be read')
    return new Response('<a href="/a">A</a>', { headers: { 'Content-Type': 'text/html' } })
  }
  const { signal } = new AbortController()
  await expect(staticSite(read, 'https://example.dk', signal)).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})

test('slashes in a name become hyphens, so that no file is outside of the folder', async () => {
  const [slash, backslash] = ['/..%2F..%2Fa', '/b/..%5C..%5Ca']
  const home = `<a href="${slash}">A</a><a href="${backslash}">B</a>`
  const files = await filesOf({ '/': home, [slash]: 'A', [backslash]: 'B' })
  expect(files).toEqual({
    'site/index.html': expect.any(String),
    'site/..-..-a/index.html': 'A',
    'site/b/..-..-a/index.html': 'B',
  })
})
