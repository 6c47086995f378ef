import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { startSampleSite } from '#tests/support/sample-site'
import { openZip } from '#tests/support/unzip'
import { openZipArchive } from '~/platform/backups/archive/zip-archive.server'

// The sample site may not be prepared yet.

const everything = '/admin/sikkerhedskopi/alt.zip'
const publicSite = '/admin/sikkerhedskopi/side.zip'

/** The words of a page, without parts that need a server. */
function wordsOf(html: string): string {
  const page = parseDocument(html)
  const gone = DomUtils.filter(
    (node) =>
      'attribs' in node &&
      (['script', 'style', 'search'].includes(node.name) || 'data-needs-server' in node.attribs),
    page,
  )
  for (const node of gone) DomUtils.removeElement(node)
  return DomUtils.textContent(page).replaceAll(/\s+/g, ' ')
}

/** The links, pictures and styles of a page. */
function linksOf(html: string): string[] {
  const elements = DomUtils.filter(
    (node) => 'attribs' in node && node.attribs.rel !== 'canonical',
    parseDocument(html),
  )
  return elements.flatMap((node) => {
    const { href, src, srcset = '' } = 'attribs' in node ? node.attribs : {}
    const set = srcset.split(', ').map((candidate) => candidate.split(' ')[0])
    return [href, src, ...set].filter((link) => link !== undefined && link !== '')
  }) as string[]
}

test('a backup and every public page, usable without a server, are downloaded as one file', {
  tags: 'all',
}, async () => {
  const site = await startSampleSite()
  onTestFinished(() => site.stop())
  const cookie = await signIn(site)
  const answer = await fetch(site.url + everything, { headers: { ...fromOurPage, cookie } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'alt.zip')
  await writeFile(file, bytes)

  expect(answer.headers.get('Content-Length')).toBe(String(bytes.length))
  expect((await openZipArchive(file)).manifest.reason).toBe('manual')
  const { names, read } = await openZip(file)
  expect(names).toContain('site/nyheder/_side-2/index.html')
  expect(names).toContain('site/bibliografi/_fane-vaerkliste/index.html')
  expect(names).toContain('site/kalender/alle.ics')
  expect(names).toContain('site/nyheder/feed.xml')
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  expect(pages.length).toBeGreaterThan(20)
  for (const url of pages) {
    const { pathname } = new URL(url)
    const name = `site${pathname.replace(/\/$/, '')}/index.html`
    const html = await read(name)
    expect(wordsOf(html), pathname).toBe(wordsOf(await (await fetch(url)).text()))
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|<form|page-data/)
    for (const link of linksOf(html)) {
      if (/^(#|https?:|mailto:|tel:|geo:|webcal:|data:)/.test(link)) continue
      const { pathname: target } = new URL(link, `http://zip/${name}`)
      expect(names, `${pathname} → ${link}`).toContain(decodeURIComponent(target.slice(1)))
    }
  }
})

test('the public site is downloaded alone, without the backup', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  const headers = { ...fromOurPage, cookie: await signIn(site) }
  const answer = await fetch(site.url + publicSite, { headers })
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'side.zip')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const { names } = await openZip(file)
  expect(names).toContain('site/index.html')
  expect([...names].filter((name) => !name.startsWith('site/'))).toEqual([])
})

test('only the author can download the site', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.stop())
  expect((await fetch(site.url + everything)).status).toBe(401)
  expect((await fetch(site.url + publicSite)).status).toBe(401)
})
