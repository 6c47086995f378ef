import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import type { RunningServer } from '../support/servers.ts'
import { openZip } from '../support/unzip.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite({ SITE_URL: 'https://example.dk' })
  cookie = await signIn(site)
  await write('Lys', { text_rights: '© Anna', melody: 'Dejlig er jorden', composer: 'Schlesien' })
  await write('Tro', { lyricist: 'N.N.', is_free_in_worship: 'on', melody_rights: '<b>© Bo</b>' })
  await write('Håb', {})
  await write('Hemmelig', { publish: 'draft' })
})
afterAll(() => site.remove())

async function send(path: string, fields: Record<string, string>) {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...fromOurPage, cookie },
    body: new URLSearchParams(wholeForm(path, fields)),
  })
  expect(answer.status, path).toBeLessThan(400)
}

const write = (title: string, fields: Record<string, string>) =>
  send('/admin/salmer/ny', { title, stanzas: `${title} vers`, ...fields })

async function addScore(title: string, name: string) {
  const id = inDatabase(site, (db) =>
    db.prepare('select id from hymns where title = ?').get(title),
  )?.id
  const query = new URLSearchParams({ hymn: String(id), name })
  const answer = await fetch(`${site.url}/admin/upload/salmefil?${query}`, {
    method: 'POST',
    headers: { ...fromOurPage, cookie },
    body: `%PDF-1.7\n${title}\n%%EOF`,
  })
  expect(answer.status, title).toBe(200)
}

const get = (query: string) => fetch(`${site.url}/salmer/sangark${query}`, { redirect: 'manual' })

async function pageAt(query: string): Promise<string> {
  const answer = await get(query)
  expect(answer.status, query).toBe(200)
  expect(answer.headers.getSetCookie(), query).toEqual([])
  return answer.text()
}

const sheetOf = (...slugs: string[]) => `?${new URLSearchParams(slugs.map((s) => ['salme', s]))}`

const headings = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text = '']) =>
    text.replaceAll('<!-- -->', ''),
  )

test('the hymns are in the order of the URL, and each can be moved and removed', async () => {
  const html = await pageAt(`${sheetOf('tro', 'lys', 'haab')}&titel=H%C3%B8st&sted=Mors`)
  expect(headings(html)).toEqual(['1. Tro', '2. Lys', '3. Håb'])
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const rest = '&amp;titel=H%C3%B8st&amp;sted=Mors'
  expect(html).toContain(`href="/salmer/sangark?salme=lys&amp;salme=tro&amp;salme=haab${rest}"`)
  expect(html).toContain(`href="/salmer/sangark?salme=tro&amp;salme=haab${rest}"`)
  expect(html).not.toContain('<option value="tro">')
})

test('the reader’s own lines are between the hymns, and can be moved like them', async () => {
  const html = await pageAt('?salme=tro&linje=DDS+118+%3Cb%3E&salme=lys&linje=+')
  expect(headings(html)).toEqual(['1. Tro', '2. DDS 118 &lt;b&gt;', '3. Lys'])
  expect(html).toContain('href="/salmer/sangark?linje=DDS+118+%3Cb%3E&amp;salme=tro&amp;salme=lys"')
  expect(headings(await pageAt('?linje=DDS+118'))).toEqual(['1. DDS 118'])
})

test('an empty sheet offers sheets for the coming days, a sheet with hymns does not', async () => {
  const empty = await pageAt('')
  const [, link = ''] = /Begynd med en dag.*?href="([^"]+)"/s.exec(empty) ?? []
  expect(
    headings(await pageAt(link.slice(link.indexOf('?')).replaceAll('&amp;', '&'))),
  ).not.toEqual([])
  expect(await pageAt(sheetOf('tro'))).not.toContain('Begynd med en dag')
})

test('a day without hymns links to a sheet with its name and the nearest hymns', async () => {
  const day = await (await fetch(`${site.url}/salmer/kirkeaar/1-soendag-i-advent`)).text()
  const [, link = ''] =
    /href="(\/salmer\/sangark\?[^"]+)"[^>]*>Lav et sangark til dagen</.exec(day) ?? []
  const { searchParams } = new URL(link.replaceAll('&amp;', '&'), site.url)
  expect(searchParams.get('titel')).toBe('1. søndag i advent')
  expect(searchParams.getAll('salme')).toHaveLength(3)
})

test('text, melody and rights of each hymn are below it', async () => {
  const html = await pageAt(sheetOf('lys', 'tro'))
  expect(html).toMatch(/>Tekst: [^<]+ · Melodi: Dejlig er jorden, Schlesien · ©\u00a0Anna<\/p>/)
  expect(html).toContain(
    'Tekst: N.N. · &lt;b&gt;©\u00a0Bo&lt;/b&gt; · Må synges frit i gudstjenester.</p>',
  )
})

test('a sheet is for A4 unless its URL says A5, and every step keeps the paper', async () => {
  const paperOf = (page: string) => /aria-current="true"[^>]*>([^<]*)</.exec(page)?.[1]
  expect(paperOf(await pageAt(sheetOf('lys')))).toBe('A4')
  expect(paperOf(await pageAt(`${sheetOf('lys')}&papir=a0`))).toBe('A4')
  const html = await pageAt(`${sheetOf('lys', 'tro')}&papir=a5`)
  expect(paperOf(html)).toBe('To salmer på A5')
  expect(html).toContain('class="paper-a5 ')
  expect(html).toContain('href="/salmer/sangark?salme=tro&amp;salme=lys&amp;papir=a5"')
  expect(html).toMatch(/<input type="hidden"[^>]* name="papir"[^>]* value="a5"/)
})

test('a day links to one sheet with its hymns, which links to their scores', async () => {
  const title = 'Skumring'
  await write(title, { 'days[]': '2. søndag i advent' })
  await addScore(title, 'skumring.pdf')
  const day = await (await fetch(`${site.url}/salmer/kirkeaar/2-soendag-i-advent`)).text()
  const [, link = ''] = /href="(\/salmer\/sangark\?salme[^"]+)"/.exec(day) ?? []
  const sheet = new URL(link.replaceAll('&amp;', '&'), site.url)
  expect(sheet.searchParams.get('titel')).toBe('2. søndag i advent')
  expect(sheet.searchParams.get('dato')).toMatch(/^\d+\. december \d{4}$/)
  const html = await pageAt(sheet.search)
  expect(headings(html)).toEqual(['1. Skumring'])
  const [, pdf = ''] = /href="(\/filer\/salme\/[^"]+)"/.exec(html) ?? []
  expect((await fetch(site.url + pdf)).headers.get('content-type')).toBe('application/pdf')
})

test('all scores of a sheet are in one file, in the order of the sheet', async () => {
  await write('Kor', {})
  await write('Solo', {})
  await write('Uset', { publish: 'draft' })
  for (const title of ['Kor', 'Kor', 'Solo', 'Uset']) await addScore(title, `../${title}.pdf`)
  expect(await pageAt(sheetOf('kor', 'lys'))).not.toContain('noder.zip')
  const html = await pageAt(`${sheetOf('solo', 'kor', 'uset')}&titel=Advent`)
  const [, link = ''] = /href="([^"]+noder\.zip[^"]+)"/.exec(html) ?? []
  expect(link).toBe('/salmer/sangark/noder.zip?salme=solo&amp;salme=kor&amp;titel=Advent')
  const answer = await fetch(new URL(link.replaceAll('&amp;', '&'), site.url))
  expect(answer.headers.get('content-disposition')).toContain('filename="Advent.zip"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBe(Number(answer.headers.get('content-length')))
  const zip = join(site.dataDir, 'noder.zip')
  writeFileSync(zip, bytes)
  const { names, read } = await openZip(zip)
  expect([...names]).toEqual(['01-solo-melodi.pdf', '02-kor-melodi.pdf', '03-kor-melodi.pdf'])
  expect(await read('01-solo-melodi.pdf')).toBe('%PDF-1.7\nSolo\n%%EOF')
})

test.each(['', sheetOf('lys'), sheetOf('hemmelig', '../admin')])(
  'a sheet without scores has no file of scores (%s)',
  async (query) => {
    expect((await get(`/noder.zip${query}`)).status).toBe(404)
  },
)

test('ids of other rows than public hymns are ignored', async () => {
  const slugs = ['findes-ikke', 'hemmelig', 'lys', 'lys', '../admin', "' or 1=1", '\0', '__proto__']
  const html = await pageAt(sheetOf(...slugs))
  expect(headings(html)).toEqual(['1. Lys'])
  expect(html).not.toMatch(/hemmelig/i)
  expect(headings(await pageAt('?salme=%zz&salme=%ED%A0%80&salme=&salme[]=lys'))).toEqual([])
})

test('a sheet with hundreds of hymns is cut, and a longer URL is refused', async () => {
  const many = Array.from({ length: 40 }, (_, number) => `s${number}`)
  expect(headings(await pageAt(sheetOf(...many, 'lys')))).toEqual([])
  expect((await get(sheetOf(...Array.from({ length: 600 }, (_, n) => `ukendt-${n}`)))).status).toBe(
    414,
  )
})

test('a sheet whose hymns cannot be read at the moment keeps them', async () => {
  inDatabase(site, (db) => db.exec('alter table hymns rename to gone'))
  const answer = await get(sheetOf('tro', 'lys'))
  inDatabase(site, (db) => db.exec('alter table gone rename to hymns'))
  const html = await answer.text()
  const kept = [...html.matchAll(/<input type="hidden"[^>]* value="([^"]*)"/g)]
  expect(kept.map(([, slug]) => slug)).toEqual(['tro', 'lys'])
  expect(html).not.toMatch(/<input type="hidden"[^>]*readonly/i)
})

test('lines of a sheet are shown as text, never as markup', async () => {
  const markup = '"><script>alert(1)</script>'
  const words = new URLSearchParams({ titel: markup, sted: markup, dato: markup })
  const html = await pageAt(`${sheetOf('lys')}&${words}`)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('a collection on the page of hymns lists its first six public hymns in its own order', async () => {
  const words = ['syv', 'seks', 'fem', 'fire', 'tre', 'to', 'en']
  for (const title of [...words, 'skjult']) {
    await write(title, title === 'skjult' ? { publish: 'draft' } : {})
  }
  const idOf = (title: string) =>
    inDatabase(site, (db) => db.prepare('select id from hymns where title = ?').get(title))?.id
  const fields = new URLSearchParams(
    wholeForm('/admin/salmer/samlinger/ny', { title: 'Tal', year: '2026' }),
  )
  for (const title of ['skjult', ...words.toReversed()]) {
    fields.append('hymn_ids[]', String(idOf(title)))
  }
  await fetch(`${site.url}/admin/salmer/samlinger/ny`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...fromOurPage, cookie },
    body: fields,
  })
  const html = await (await fetch(`${site.url}/salmer`)).text()
  const [, collection = ''] = /<article id="tal"(.*?)<\/article>/s.exec(html) ?? []
  const links = [...collection.matchAll(/href="\/salmer\/([^"/]+)"/g)].map(([, slug]) => slug)
  expect(links).toEqual(['en', 'to', 'tre', 'fire', 'fem', 'seks'])
  expect(collection).toMatch(/<a [^>]*href="\/salmer\/samling\/tal"/)
})

test('the URL of a sheet works after its hymns are renamed, and loses those that are deleted', async () => {
  await write('Gammelt navn', {})
  const id = String(
    inDatabase(site, (db) => db.prepare('select id from hymns where title = ?').get('Gammelt navn'))
      ?.id,
  )
  await send(`/admin/salmer/${id}`, { title: 'Nyt navn', stanzas: 'Vers', revision: '1' })
  const saved = await pageAt(sheetOf('gammelt-navn', 'lys'))
  expect(headings(saved)).toEqual(['1. Nyt navn', '2. Lys'])
  expect(saved).toContain('href="/salmer/sangark?salme=nyt-navn"')
  expect(headings(await pageAt(sheetOf('gammelt-navn', 'nyt-navn')))).toEqual(['1. Nyt navn'])
  await send('/admin/salmer', { intent: 'delete', id })
  expect(headings(await pageAt(sheetOf('lys', 'gammelt-navn', 'nyt-navn')))).toEqual(['1. Lys'])
})
