import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registers } from '~/domain/hymns/registers/registers'
import { nouns } from '~/domain/nouns/nouns.server'
import { nounsWith } from '~/platform/changes/nouns'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { eventually } from '../support/eventually.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

const post = (path: string, body: BodyInit) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { ...fromOurPage, Cookie: cookie },
  })

async function send(path: string, fields: Record<string, string>): Promise<string> {
  const answer = await post(`${path}.data`, new URLSearchParams(wholeForm(path, fields)))
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

async function uploadedPicture(place: string, background: string): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  const answer = await post(`/admin/upload/billede?place=${place}`, body)
  return ((await answer.json()) as { path: string }).path
}

/** Uploads a PDF like a form that is not saved yet. */
async function uploadedPdf(): Promise<string> {
  const answer = await post('/admin/upload/pdf?name=quetzal.pdf', '%PDF-1.7\n%%EOF')
  return ((await answer.json()) as { id: string }).id
}

const rows = (table: string) =>
  inDatabase(site, (db) => db.prepare(`select * from ${table}`).all()) as Record<string, string>[]

const row = (table: string) => rows(table)[0] as Record<string, string>

/** A word in all content of this test and nowhere else. */
const word = 'quetzal'
const day = '2-soendag-i-advent'

/** One row of each noun that has drafts, with picture, review, PDF and external cover. */
async function writeAll(publish: string) {
  const say = { publish, description: `<p>Om en ${word}.</p>` }
  await send('/admin/nyheder/ny', {
    title: `Quetzalnyt`,
    content: word,
    published_date: '2026-11-01',
    publish,
  })
  const image_url = await uploadedPicture('lecture', 'teal')
  const organiser = { intro_short: `Om en ${word}.`, technical_needs: word, fee: word }
  await send('/admin/foredrag/ny', { ...say, ...organiser, title: 'Quetzalens sang', image_url })
  await send('/admin/samarbejder/ny', { ...say, title: 'Quetzaltrio' })
  const pdf = await post(
    `/admin/upload/pdf?collaboration=${row('collaborations').id}&name=quetzal.pdf`,
    '%PDF-1.7\n%%EOF',
  )
  expect(pdf.status, await pdf.text()).toBe(200)
  await send('/admin/bibliografi/ny', {
    ...say,
    title: 'Quetzalbogen',
    year: '2020',
    category: 'faglitteratur',
    cover_url: 'https://quetzal.example/omslag.jpg',
    publisher: word,
    translator: word,
    'formats[]': word,
    'shops[]': `${word} https://quetzal.example/bog`,
    extract: `<p>Og så sang en ${word}.</p>`,
    extract_pdf_id: await uploadedPdf(),
  })
  await send(`/admin/bibliografi/${row('bibliography').id}/anmeldelser`, {
    quote_text: `<p>En ${word} af en bog.</p>`,
    author: 'Q. Læser',
    pull_quote: `En ${word}`,
  })
  await send('/admin/salmer/ny', {
    title: 'Quetzalsalmen',
    stanzas: `Syng, ${word}`,
    commentary: `<p>Om en ${word}.</p>`,
    'themes[]': word,
    'scripture[]': 'Luk 2,1-14',
    'days[]': day,
    'occasions[]': word,
    publish,
  })
  const score = await post(
    `/admin/upload/salmefil?hymn=${row('hymns').id}&name=quetzal.pdf`,
    '%PDF-1.7\n%%EOF',
  )
  expect(score.status, await score.text()).toBe(200)
  const cover = await uploadedPicture('bibliography', 'olive')
  await send('/admin/salmer/samlinger/ny', {
    title: 'Quetzalsamlingen',
    year: '2020',
    description: `Med en ${word}.`,
    publish,
    'hymn_ids[]': row('hymns').id as string,
    image_url: cover,
  })
}

/** All URLs that a visitor may request. */
function publicUrls(): string[] {
  const { id: news } = row('news')
  const { id: collaboration } = row('collaborations')
  const { id: score } = row('hymn_files')
  const { id: hymn } = row('hymns')
  const pages = [
    ...['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/salmer'],
    ...['/bibliografi?fane=faglitteratur', '/billeder', '/presse', '/kontakt', `/soeg?q=${word}`],
    ...['/foredrag/quetzalens-sang', '/foredrag/Quetzalens-Sang', '/bibliografi/quetzalbogen'],
    ...['/samarbejder/quetzaltrio', `/samarbejder/${collaboration}`, `/nyheder/${news}`],
    ...['/nyheder/quetzalnyt', '/foredrag/quetzalens-sang/til-arrangoerer'],
    ...['/salmer?fane=enkelt', `/salmer?fane=enkelt&tema=${word}`, '/salmer/quetzalsalmen'],
    ...[`/salmer/${hymn}`, '/salmer/samling/quetzalsamlingen', '/salmer/kirkeaar'],
    ...[`/salmer/kirkeaar/${day}`, '/salmer/sangark', '/salmer/sangark?salme=quetzalsalmen'],
    ...registers.map((name) => `/salmer/register/${name}`),
  ]
  return [
    ...pages,
    ...pages.map((page) =>
      page.replace(/^\/(?=$|\?)|^([^?]+)/, (path) => `${path === '/' ? '/_root' : path}.data`),
    ),
    ...['/nyheder/feed.xml', '/nyheder/rss.xml', '/nyheder/feed.json', '/kalender/alle.ics'],
    ...[
      '/sitemap.xml',
      '/salmer/feed.xml',
      '/salmer/kirkeaar.ics',
      ...rows('collaboration_files').map(({ id }) => `/filer/pdf/${id}/quetzal.pdf`),
    ],
    `/filer/salme/${score}/quetzal.pdf`,
    ...rows('images').map(({ id }) => `/filer/pressebillede/${id}/billede.jpg`),
    ...rows('stored_pictures').map(({ content_hash }) => `/filer/derived/${content_hash}/60.jpg`),
    ...[
      ...['foredrag/quetzalens-sang', 'bibliografi/quetzalbogen', 'samarbejder/quetzaltrio'],
      ...['nyheder/quetzalnyt', 'salmer/quetzalsalmen', 'salmer/samling/quetzalsamlingen'],
    ].map((page) => `/filer/deling/AAAAAAAAAAAAAAAA/${page}.jpg`),
  ]
}

/** The response without the requested path itself. */
async function responseText(path: string): Promise<string> {
  const answer = await get(path)
  const headers = JSON.stringify([...answer.headers])
  const text = `${answer.status} ${headers} ${await answer.text()}`
  const spellings = [path, decodeURIComponent(path), word === path.split('q=')[1] ? word : path]
  return spellings.reduce((rest, each) => rest.replaceAll(each, ''), text)
}

const isThere = (text: string) => new RegExp(word, 'i').test(text)

async function urlsWithDraft(): Promise<string[]> {
  const found = []
  for (const path of publicUrls()) {
    const text = await responseText(path)
    const isFile = path.startsWith('/filer/')
    if (isFile ? !text.startsWith('404') : isThere(text)) found.push(path)
  }
  return found
}

test('a draft is invisible to visitors everywhere until it is published', async () => {
  // Rows of other tests.
  inDatabase(site, (db) => db.exec('delete from news'))
  await writeAll('draft')
  await eventually(() => {
    for (const { renditions } of rows('stored_pictures')) expect(renditions).toContain('60.jpg')
  })
  expect(await urlsWithDraft()).toEqual([])
  const isAuthors = { Cookie: cookie }
  for (const file of publicUrls().filter((url) => /^\/filer\/(pdf|salme|derived)/.test(url))) {
    const answer = await get(file, isAuthors)
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('cache-control'), file).toBe('private, no-store')
  }
  for (const [table, page] of Object.entries({
    lectures: '/foredrag/quetzalens-sang',
    bibliography: '/bibliografi/quetzalbogen',
    collaborations: '/samarbejder/quetzaltrio',
    news: '/nyheder/quetzalnyt',
    hymns: '/salmer/quetzalsalmen',
    hymn_collections: '/salmer/samling/quetzalsamlingen',
  })) {
    const path = `${page}?kladde=${row(table).id}`
    const seen = await get(path, isAuthors)
    expect(seen.headers.get('cache-control'), path).toBe('private, no-store')
    const html = await seen.text()
    expect(isThere(html), path).toBe(true)
    expect(html, path).toContain('Du ser en kladde på dens plads.')
    const visited = await get(path)
    expect(isThere((await visited.text()).replaceAll(page, '')), path).toBe(false)
  }
  const { id } = row('news')
  const place = await get(`/nyheder/${id}?kladde=${id}`, isAuthors)
  expect(place.headers.get('location')).toBe(`/nyheder/quetzalnyt?kladde=${id}`)
  inDatabase(site, (db) => {
    for (const table of nounsWith(nouns, 'published_at')) {
      db.exec(`update ${table} set published_at = '2026-11-01T00:00:00.000Z'`)
    }
  })
  await send('/admin/nyheder/ny', { title: 'x', content: 'x', published_date: '2026-11-01' })
  const published = await urlsWithDraft()
  for (const path of [
    ...['/nyheder', '/foredrag', '/samarbejder', '/bibliografi?fane=faglitteratur', '/sitemap.xml'],
    ...['/foredrag/quetzalens-sang', '/nyheder/feed.xml', `/soeg?q=${word}`, '/nyheder.data'],
    ...['/salmer', '/salmer?fane=enkelt', '/salmer/quetzalsalmen', `/salmer/kirkeaar/${day}`],
    ...['/salmer/samling/quetzalsamlingen', '/salmer/kirkeaar.ics', '/salmer/sangark'],
    '/salmer/feed.xml',
    ...registers.map((name) => `/salmer/register/${name}`),
    ...publicUrls().filter((url) => url.startsWith('/filer/')),
  ]) {
    expect(published, path).toContain(path)
  }
  inDatabase(site, (db) => {
    for (const table of nounsWith(nouns, 'published_at'))
      db.exec(`update ${table} set published_at = null`)
  })
  await send('/admin/nyheder/ny', { title: 'y', content: 'x', published_date: '2026-11-01' })
  expect((await urlsWithDraft()).filter((path) => path.startsWith('/filer/'))).toEqual([])
})
