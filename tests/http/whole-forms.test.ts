import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminForms, wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { blanksOf } from '../support/forms.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
}, 60_000)
afterAll(() => site.stop())

function post(path: string, body: BodyInit) {
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
}

async function send(path: string, fields: Record<string, string>): Promise<number> {
  const answer = await post(`${path}.data`, new URLSearchParams(fields))
  await answer.text()
  return answer.status
}

async function uploadedPicture(place: string): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  const answer = await post(`/admin/upload/billede?place=${place}`, body)
  return ((await answer.json()) as { path: string }).path
}

const tables = [
  ...['news', 'lectures', 'editable_content', 'calendar_events', 'bibliography', 'reviews'],
  ...['collaborations', 'testimonials', 'images', 'contact_content', 'protected_contact_info'],
  ...['redirects', 'seo_settings', 'hymns', 'hymn_collections', 'hymn_files'],
]

/** All stored content. */
const written = () =>
  inDatabase(site, (db) => tables.map((table) => db.prepare(`select * from ${table}`).all()))

/** The row that was saved last: each test saves one. */
const idIn = (table: string) =>
  String(
    inDatabase(site, (db) =>
      db.prepare(`select id from ${table} order by rowid desc limit 1`).get(),
    )?.id,
  )

type Fields = Record<string, string>

const link = 'https://example.dk/'

/** The complete fields of each form, so that a lost value is noticed. */
const filled: Record<string, Fields> = {
  '/admin/nyheder/:id': {
    published_date: '2026-11-01',
    title: 'Nyt',
    content: 'Ord',
    link,
    summary: 'Kort',
    listed_paragraphs: '2',
    subject_id: 'l1',
  },
  '/admin/foredrag/:id': {
    title: 'Håb',
    subtitle: 'Om håb',
    description: 'Længere',
    'themes[]': 'Tro',
    link,
    duration: '1 time',
    date: 'Efter aftale',
    time: '19:30',
    location: 'Mors',
  },
  '/admin/foredrag/koncerttekst': { concert_info: '<p>Koncert</p>' },
  '/admin/kalender/:id': {
    title: 'Koncert',
    date: '2099-06-04',
    time: '19:30',
    location: 'Mors',
    description: 'Sang',
    event_type: 'concert',
    is_visible: 'on',
    end_time: '21:00',
    address: 'Kirkevej 1',
    ticket_link: link,
    moved_from: '2099-06-01',
  },
  '/admin/kalender/topbillede': { image_alt: 'Heden' },
  '/admin/bibliografi/:id': {
    title: 'Blæk',
    year: '2020',
    category: 'værkliste',
    description: '<p>Om blæk</p>',
    purchase_link: link,
    slug: 'blak',
    cover_url: 'https://example.dk/blak.jpg',
    publisher: 'Forlaget',
    isbn: '978-87-02-12345-6',
    pages: '212',
    translator: 'N.N.',
    'formats[]': 'E-bog',
    'shops[]': `Saxo ${link}`,
    extract: '<p>Da</p>',
    extract_pdf_id: 'a-pdf',
  },
  '/admin/bibliografi/:id/anmeldelser': {
    header: 'Godt',
    quote_text: '<p>Læs.</p>',
    author: 'N.N.',
    publication: 'Avisen',
    pull_quote: 'Læs.',
  },
  '/admin/salmer/:id': {
    title: 'Advent',
    stanzas: 'Kom',
    excerpt: 'Kom nu',
    lyricist: 'N.N.',
    year: '2020',
    'themes[]': 'Lys',
    melody: 'Egen',
    composer: 'K.',
    arrangement: 'Kor',
    metre: '8.7',
    'scripture[]': 'Luk 2,1',
    'days[]': 'juledag',
    'occasions[]': 'dåb',
    commentary: '<p>Om</p>',
    text_rights: '©',
    melody_rights: '©',
    arrangement_rights: '©',
  },
  '/admin/salmer/:id, a file': { name: 'Kor', performer: 'Koret', rights: '©' },
  '/admin/salmer/samlinger/:id': {
    title: 'Lys',
    year: '2024',
    collaborator: 'Med K.',
    description: 'Om',
    hymn_count: '9',
  },
  '/admin/samarbejder/:id': { title: 'Trio', short_text: 'Tre', description: '<p>Tre</p>', link },
  '/admin/anbefalinger': { name: 'Karen', title: 'Præst', quote: 'Tak' },
  '/admin/billeder/ny': { image_alt: 'Fjorden', description: 'I maj' },
  '/admin/billeder/:id': { alt_text: 'Heden', description: 'I juni', focus_x: '0.25' },
  '/admin/forside': { place: 'hero', image_alt: 'Havet' },
  '/admin/kontakt': {
    header_title: 'Skriv',
    header_subtitle: 'I dag',
    form_title: 'Post',
    location: 'Mors',
    direct_contact_title: 'Direkte',
    email: 'j@example.dk',
    phone: '12345678',
    quote_text: 'Et brev',
    quote_author: 'J.L.',
  },
  '/admin/adresser': { path: '/gammel', target: '/kontakt' },
  '/admin/seo': { page_slug: '/nyheder', meta_title: 'Nyt', meta_description: 'Alt det nye' },
  '/admin/tekst': { key: 'about.title', value: 'Om mig' },
}

/** Forms with their own page: the table of their row. */
const rows: Record<string, string> = {
  '/admin/nyheder/:id': 'news',
  '/admin/foredrag/:id': 'lectures',
  '/admin/kalender/:id': 'calendar_events',
  '/admin/bibliografi/:id': 'bibliography',
  '/admin/salmer/:id': 'hymns',
  '/admin/salmer/samlinger/:id': 'hymn_collections',
  '/admin/samarbejder/:id': 'collaborations',
}

/** Creates the row of a form. Returns the form's path and fields. */
async function begin(form: string): Promise<{ path: string; fields: Fields }> {
  const fields = { ...wholeForm(form, {}), ...filled[form] }
  const table = rows[form]
  if (table) {
    expect(await send(form.replace(':id', 'ny'), fields)).toBe(200)
    return { path: form.replace(':id', idIn(table)), fields: { ...fields, revision: '1' } }
  }
  if (form === '/admin/bibliografi/:id/anmeldelser') {
    const work = wholeForm('/admin/bibliografi/ny', { title: 'Papir', year: '2021' })
    await send('/admin/bibliografi/ny', { ...work, category: 'værkliste' })
    return { path: form.replace(':id', idIn('bibliography')), fields }
  }
  if (form === '/admin/salmer/:id, a file') {
    const hymn = wholeForm('/admin/salmer/ny', { title: 'Påske', stanzas: 'Op' })
    expect(await send('/admin/salmer/ny', hymn)).toBe(200)
    const id = idIn('hymns')
    const uploaded = await post(`/admin/upload/salmefil?name=a.pdf&hymn=${id}`, '%PDF-1.7')
    const file = ((await uploaded.json()) as { id: string }).id
    const whole = { ...fields, intent: 'describe-file', file, revision: '1' }
    return { path: `/admin/salmer/${id}`, fields: whole }
  }
  if (form === '/admin/billeder/ny') {
    return { path: form, fields: { ...fields, image: await uploadedPicture('gallery') } }
  }
  if (form === '/admin/billeder/:id') {
    const image = await uploadedPicture('gallery')
    await send('/admin/billeder/ny', wholeForm('/admin/billeder/ny', { image }))
    const { id } = inDatabase(site, (db) =>
      db.prepare('select id from images where file_path = ?').get(image),
    ) as { id: string }
    return { path: form.replace(':id', id), fields: { ...fields, revision: '1' } }
  }
  return { path: form, fields }
}

test.each(Object.keys(adminForms))('%s: a form that lacks a field is refused', async (form) => {
  const { path, fields } = await begin(form)
  const before = written()
  const names = Object.keys(blanksOf(adminForms[form] as (typeof adminForms)[string]))
  expect(names.length).toBeGreaterThan(0)
  for (const missing of names) {
    const rest = Object.entries(fields).filter(([name]) => name !== missing)
    expect(await send(path, Object.fromEntries(rest)), missing).toBe(422)
  }
  expect(written()).toEqual(before)
  expect(await send(path, fields)).toBe(200)
})

/** Dialogs exist only in the browser. */
const pages = Object.keys(rows).filter((form) => form !== '/admin/samarbejder/:id')

test.each(pages)('%s: its screen has every field', async (form) => {
  const screen = await fetch(`${site.url}${form.replace(':id', 'ny')}`, {
    headers: { Cookie: cookie },
  })
  const html = await screen.text()
  const names = Object.keys(blanksOf(adminForms[form] as (typeof adminForms)[string]))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([])
})
