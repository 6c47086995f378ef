import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
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
async function filesOf(pages: Record<string, string>, redirects: Record<string, string> = {}) {
  const read = async (path: string) => {
    const target = redirects[path]
    if (target) return new Response(null, { status: 308, headers: { Location: target } })
    const html = pages[path]
    if (html === undefined) return new Response(null, { status: 404 })
    return new Response(html, { headers: { 'Content-Type': 'text/html' } })
  }
  const site = await staticSite(read, 'https://example.dk', new AbortController().signal)
  onTestFinished(() => site.close())
  const contents = site.files.map(async ({ name, open }) => [name, await text(await open())])
  return Object.fromEntries(await Promise.all(contents))
}

test('a permanent redirect becomes a page that redirects', async () => {
  const files = await filesOf({ '/': '<a href="/a">A</a>', '/b': 'Siden' }, { '/a': '/b' })
  expect(files['site/a/index.html']).toContain('url=../b/index.html')
  expect(files['site/b/index.html']).toBe('Siden')
})

test('links keep their escapes, and pictures their sizes', async () => {
  const link = '<a href="https://a.dk/?q=&quot;salme&quot;&amp;lt=2">A</a>'
  const files = await filesOf({ '/': `${link}<img srcset="/a.jpg 800w, /b.jpg 1200w">` })
  expect(files['site/index.html']).toBe(`${link}<img srcset="a.jpg 800w, b.jpg 1200w">`)
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
