import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { newsItem } from '#tests/support/news-item'
import { storeUploadedPicture } from '~/domain/images/stored-pictures/store-picture.server'
import { deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { newsPage } from './news.server'
import { newsFeed } from './news-feed.server'

const content = {
  title: 'Nyheder',
  author: 'Johanne & Søn',
  siteName: 'Fjord & Bog',
  icon: '/favicon.svg',
  more: 'Læs mere →',
}

const html = (value: string) => ({ type: 'html', value })

async function add(backend: Backend, ...items: { title?: string; [field: string]: unknown }[]) {
  const admin = await signedInAdmin(backend)
  for (const item of items) {
    await saveRow(backend, admin, 'news', undefined, newsItem(item))
  }
}

async function feedsOf(backend: Backend) {
  return {
    atom: parseAtomFeed(await newsFeed(backend, 'atom', content)),
    rss: parseRssFeed(await newsFeed(backend, 'rss', content)),
    json: parseJsonFeed(await newsFeed(backend, 'json', content)),
  }
}

databaseTest('each feed has its author, its URL and its last change', async ({ backend }) => {
  await add(backend, {})
  const { atom, rss, json } = await feedsOf(backend)
  expect(atom).toMatchObject({
    id: 'https://example.dk/nyheder',
    title: { value: 'Nyheder · Fjord & Bog' },
    authors: [{ name: 'Johanne & Søn' }],
    updated: '2026-11-21T09:00:00.000Z',
    icon: 'https://example.dk/favicon.svg',
    links: [
      { rel: 'alternate', href: 'https://example.dk/nyheder' },
      { rel: 'self', href: 'https://example.dk/nyheder/feed.xml' },
    ],
  })
  expect(rss).toMatchObject({
    title: 'Nyheder · Fjord & Bog',
    link: 'https://example.dk/nyheder',
    language: 'da',
    lastBuildDate: 'Sat, 21 Nov 2026 09:00:00 GMT',
    atom: { links: [{ rel: 'self', href: 'https://example.dk/nyheder/rss.xml' }] },
  })
  expect(json).toMatchObject({
    title: 'Nyheder · Fjord & Bog',
    home_page_url: 'https://example.dk/nyheder',
    feed_url: 'https://example.dk/nyheder/feed.json',
  })
})

databaseTest(
  'the date of a feed is that of the last change of any item',
  async ({ backend, at }) => {
    await add(backend, { title: 'Ældst', published_date: '2026-11-18' })
    await add(at('2026-11-21T11:00:00Z'), { title: 'Rettet', published_date: '2026-11-19' })
    await add(backend, { title: 'Nyest', published_date: '2026-11-20' })
    const { atom, rss } = await feedsOf(backend)
    expect(atom.updated).toBe('2026-11-21T11:00:00.000Z')
    expect(rss.lastBuildDate).toBe('Sat, 21 Nov 2026 11:00:00 GMT')
  },
)

databaseTest('each feed states its language', async ({ backend }) => {
  await add(backend, { title: 'A & B' })
  expect(await newsFeed(backend, 'atom', content)).toContain('<feed xml:lang="da" ')
  expect(await newsFeed(backend, 'rss', content)).toContain('<title>A &amp; B</title>')
  expect(JSON.parse(await newsFeed(backend, 'json', content))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'da',
    authors: [{ name: 'Johanne & Søn', url: 'https://example.dk' }],
  })
})

databaseTest('an item keeps its id when all its content changes', async ({ backend, at }) => {
  await add(backend, {})
  const [{ id = '' } = {}] = (await newsPage(backend, 1)).items
  const tag = `tag:example.dk,2026-11-21:nyheder/${id}`
  const place = 'https://example.dk/nyheder/nyt'
  const before = await feedsOf(backend)
  expect(before.atom.entries).toMatchObject([
    {
      id: tag,
      title: html('Nyt'),
      links: [{ href: place }],
      published: '2026-11-21T09:00:00.000Z',
    },
  ])
  expect(before.rss.items).toMatchObject([
    { guid: { value: tag, isPermaLink: false }, title: 'Nyt', link: place },
  ])
  expect(before.json.items).toMatchObject([{ id: tag, title: 'Nyt', url: place }])
  const later = at('2026-11-23T10:00:00Z')
  const values = { title: 'Rettet', content: 'Ny', published_date: '2026-11-01', revision: 1 }
  const changed = newsItem({ ...values, link: 'https://avis.example/a?b=1&c=2' })
  await saveRow(later, await signedInAdmin(later), 'news', id, changed)
  const { atom, rss } = await feedsOf(later)
  expect(atom.entries).toMatchObject([
    {
      id: tag,
      title: html('Rettet'),
      links: [{ href: 'https://example.dk/nyheder/rettet' }],
      updated: '2026-11-23T10:00:00.000Z',
      published: '2026-11-01T11:00:00.000Z',
      content: {
        value: '<p>Ny</p><p><a href="https://avis.example/a?b=1&amp;c=2">Læs mere →</a></p>',
      },
    },
  ])
  expect(rss.items).toMatchObject([
    { link: 'https://example.dk/nyheder/rettet', pubDate: 'Sun, 01 Nov 2026 11:00:00 GMT' },
  ])
})

const hostile = 'A & B <b>fed</b> ]]> ]]> "citat" &amp; 🎵 <script>alert(1)</script>'
const hostileAsHtml =
  'A &amp; B &lt;b&gt;fed&lt;/b&gt; ]]&gt; ]]&gt; &quot;citat&quot; &amp;amp; 🎵 &lt;script&gt;alert(1)&lt;/script&gt;'

databaseTest('text in a feed is escaped', async ({ backend, engine }) => {
  const content = `${hostile}\nnæste linje\n\n\n${hostile}`
  await add(backend, { title: hostile, content })
  if (engine === 'sqlite') {
    // PostgreSQL accepts neither NUL nor unpaired surrogates.
    const stored = {
      title: `\u0000\u001b${hostile}`,
      content: `\u0000\uffff${content}`.replaceAll('\n', '\r\n'),
    }
    await backend.db.updateTable('news').set(stored).execute()
  }
  const shown = `<p>${hostileAsHtml}<br>næste linje</p><p>${hostileAsHtml}</p>`
  const { atom, rss, json } = await feedsOf(backend)
  expect(atom.entries).toMatchObject([{ title: html(hostileAsHtml), content: html(shown) }])
  expect(json.items).toMatchObject([{ title: hostile, content_html: shown }])
  expect(rss.items).toMatchObject([{ title: hostile, content: { encoded: shown } }])
})

databaseTest('a link without a web address is not followed', async ({ backend }) => {
  await add(backend, {})
  await backend.db.updateTable('news').set({ link: 'javascript:alert(1)' }).execute()
  const { atom } = await feedsOf(backend)
  expect(atom.entries?.[0]?.content).toMatchObject({ value: '<p>Kom.</p>' })
})

databaseTest('the feeds have the items of the first page, in order', async ({ backend }) => {
  const days = Array.from({ length: 25 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`)
  await add(backend, ...days.map((published_date) => ({ title: published_date, published_date })))
  await add(backend, { title: 'til foråret', published_date: '2027-03-01' })
  const page = (await newsPage(backend, 1)).items.map(({ title }) => title)
  expect(page[0]).toBe('til foråret')
  const { atom, rss, json } = await feedsOf(backend)
  expect(atom.entries?.map(({ title }) => title?.value)).toEqual(page)
  expect(rss.items?.map(({ title }) => title)).toEqual(page)
  expect(json.items?.map(({ title }) => title)).toEqual(page)
})

databaseTest('a deleted item is in no feed', async ({ backend }) => {
  await add(backend, {})
  const [{ id = '' } = {}] = (await newsPage(backend, 1)).items
  await deleteNoun(backend, await signedInAdmin(backend), 'news', id)
  const { atom, rss, json } = await feedsOf(backend)
  expect([atom.entries, rss.items, json.items]).toEqual([undefined, undefined, undefined])
  expect(atom.updated).toBe('2026-11-20T23:00:00.000Z')
})

databaseTest('the feeds have the HTML of the editor, with whole addresses', async ({ backend }) => {
  const content =
    '<p>En <em>bog</em>: ]]> <a href="/bibliografi">se</a><script>alert(1)</script></p>'
  await add(backend, { content })
  const shown = '<p>En <em>bog</em>: ]]&gt; <a href="https://example.dk/bibliografi">se</a></p>'
  const { atom, rss, json } = await feedsOf(backend)
  expect(atom.entries).toMatchObject([{ content: html(shown) }])
  expect(rss.items).toMatchObject([{ content: { encoded: shown } }])
  expect(json.items).toMatchObject([{ content_html: shown }])
})

databaseTest('an address in a text is a link in the feeds too', async ({ backend }) => {
  await add(backend, { content: 'Se https://a.dk/?b=1&c=2 <nu>' })
  const { json } = await feedsOf(backend)
  const anchor = '<a href="https://a.dk/?b=1&amp;c=2">https://a.dk/?b=1&amp;c=2</a>'
  expect(json.items).toMatchObject([{ content_html: `<p>Se ${anchor} &lt;nu&gt;</p>` }])
})

databaseTest(
  'an item with a later date is published when it was last changed',
  async ({ backend }) => {
    await add(backend, { title: 'Til foråret', published_date: '2027-04-01' })
    const { atom, json } = await feedsOf(backend)
    const now = '2026-11-21T09:00:00.000Z'
    expect(atom.entries).toMatchObject([{ published: now, updated: now }])
    expect(json.items).toMatchObject([{ date_published: now, date_modified: now }])
  },
)

databaseTest('a scheduled item is updated when it is published', async ({ backend, at }) => {
  const publication = { state: 'scheduled', at: '2026-11-22T10:00:00.000Z' } as const
  await add(backend, { publication })
  const { atom } = await feedsOf(at('2026-11-23T09:00:00Z'))
  expect(atom.entries).toMatchObject([{ updated: publication.at }])
})

databaseTest('a picture in a text is in the feeds in one size', async ({ backend }) => {
  const source = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const admin = await signedInAdmin(backend)
  const { path } = await storeUploadedPicture(backend, admin, { source, purpose: 'text' })
  await add(backend, { content: `<p>Se:</p><figure data-picture="${path}"></figure>` })
  const { json } = await feedsOf(backend)
  expect(json.items?.[0]?.content_html).toMatch(/<img [^>]*src="https:\/\/example\.dk\//)
  expect(json.items?.[0]?.content_html).not.toMatch(/srcset|sizes=|<source/)
})
