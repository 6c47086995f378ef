import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { importSource } from '#tests/support/moving'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { wxr } from '#tests/support/wordpress'
import { findImport } from '~/domain/moving/import-jobs.server'
import { undoImport } from '~/domain/moving/undo-import-commands.server'

function file(name: string, content: string | Uint8Array): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event, index) => ['BEGIN:VEVENT', `UID:${index}`, event, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

databaseTest(
  'events of a calendar come with their local times, repetitions and cancellations',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const source = calendar(
      'SUMMARY:Koncert\r\nDTSTART;TZID=America/New_York:20270301T120000\r\nDURATION:PT2H\r\nLOCATION:Vestervig Kirke\\, Kirkevej 5\r\nDESCRIPTION:Kaffe <gratis> & kage\\nTag med',
      'SUMMARY:Hele dagen\r\nDTSTART;VALUE=DATE:20270302\r\nSTATUS:CANCELLED',
      'SUMMARY:Hver uge\r\nDTSTART:20270303T190000\r\nRRULE:FREQ=WEEKLY;COUNT=3',
      'SUMMARY:Verdenstid\r\nDTSTART:20270601T170000Z',
      'SUMMARY:Uden dato',
    )
    const { counts, listed } = await importSource(backend, admin, {
      kind: 'ics',
      file: file('a.ics', source),
    })
    const events = await backend.db
      .selectFrom('calendar_events')
      .selectAll()
      .orderBy('date')
      .execute()
    expect(
      events.map(({ title, date, time, end_time, is_cancelled }) => [
        title,
        date,
        time,
        end_time,
        is_cancelled,
      ]),
    ).toEqual([
      ['Koncert', '2027-03-01', '18:00', '20:00', 0],
      ['Hele dagen', '2027-03-02', null, null, 1],
      ['Hver uge', '2027-03-03', '19:00', null, 0],
      ['Hver uge', '2027-03-10', '19:00', null, 0],
      ['Hver uge', '2027-03-17', '19:00', null, 0],
      ['Verdenstid', '2027-06-01', '19:00', null, 0],
    ])
    expect(new Set(events.slice(2, 5).map(({ series_id }) => series_id)).size).toBe(1)
    expect(events[0]).toMatchObject({ location: 'Vestervig Kirke', address: 'Kirkevej 5' })
    expect(events[0]?.description).toBe('<p>Kaffe &lt;gratis&gt; &amp; kage<br />Tag med</p>')
    expect([counts, listed.length]).toEqual([{ stored: 6 }, 1])
  },
)

databaseTest('posts and events of Squarespace come with their paths', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const source = wxr([
    { id: 1, title: 'Sang', type: 'event', date: '2027-03-04 19:30:00' },
    { id: 2, title: 'Nyt', link: '/blog/nyt' },
    { id: 3, title: 'Menu', type: 'nav_menu_item' },
  ])
  const { counts } = await importSource(backend, admin, {
    kind: 'squarespace',
    file: file('a.xml', source),
  })
  const events = await backend.db.selectFrom('calendar_events').select(['title', 'date']).execute()
  expect(events).toEqual([{ title: 'Sang', date: '2027-03-04' }])
  const redirects = await backend.db.selectFrom('redirects').select(['path', 'target']).execute()
  expect(redirects).toEqual([{ path: '/blog/nyt', target: '/nyheder/nyt' }])
  expect(counts).toEqual({ stored: 2 })
})

databaseTest(
  'posts and pages of Ghost come with their tags, states and links',
  async ({ backend }) => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const admin = await signedInAdmin(backend)
    const lexical = JSON.stringify({
      root: {
        children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Lexical', format: 1 }] }],
      },
    })
    const paragraph = { html: '<p>x</p>', status: 'published' }
    const hidden = '<!--kg-gated-block:begin nonMember:false memberSegment:"status:-free" -->'
    const posts = [
      {
        id: 1,
        title: 'En',
        slug: 'en',
        html: '<p><a href="__GHOST_URL__/to/">To</a></p>',
        status: 'published',
        // It was begun long before.
        created_at: '2023-01-01T08:00:00.000Z',
        published_at: '2024-05-01T22:30:00.000Z',
      },
      { id: 2, title: 'To', slug: 'to', html: null, lexical, status: 'draft' },
      {
        ...paragraph,
        id: 3,
        title: 'Senere',
        status: 'scheduled',
        published_at: '2027-01-01T08:00:00Z',
      },
      { ...paragraph, id: 4, title: 'Kun for medlemmer', visibility: 'paid' },
      { ...paragraph, id: 5, title: 'Kun sendt', status: 'sent' },
      { id: 6, title: 'Delvis skjult', html: `${hidden}<p>x</p>`, status: 'published' },
      { ...paragraph, id: 7, title: 'Uden zone', published_at: '2024-06-01 22:30:00' },
    ]
    const json = JSON.stringify({
      db: [{ data: { posts, members: [{ email: 'laeser@example.dk' }] } }],
    })
    const { counts } = await importSource(backend, admin, {
      kind: 'ghost',
      file: file('a.json', json),
    })
    const news = await backend.db.selectFrom('news').selectAll().orderBy('title').execute()
    expect(
      news.map(({ title, published_date, published_at, content }) => [
        title,
        published_date,
        published_at?.slice(0, 4) ?? null,
        content,
      ]),
    ).toEqual([
      ['Delvis skjult', '2026-11-21', null, '<p>x</p>'],
      ['En', '2024-05-02', '1970', '<p><a href="/nyheder/to">To</a></p>'],
      ['Kun for medlemmer', '2026-11-21', null, '<p>x</p>'],
      ['Kun sendt', '2026-11-21', null, '<p>x</p>'],
      ['Senere', '2027-01-01', '2027', '<p>x</p>'],
      ['To', '2026-11-21', null, '<p><strong>Lexical</strong></p>'],
      ['Uden zone', '2024-06-02', '1970', '<p>x</p>'],
    ])
    expect(counts).toEqual({ stored: 7, 'no-place': 1 })
  },
)

databaseTest(
  'members of Ghost become subscribers only with a consent, and nobody who signed off there',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const members = [
      { email: 'laeser@example.dk', created_at: '2024-01-02T03:04:05.000Z' },
      { email: 'afmeldt@example.dk', subscribed: false },
      { email: 'ingen adresse' },
    ]
    const json = JSON.stringify({ db: [{ data: { posts: [], members } }] })
    const table =
      'id,email,subscribed_to_emails\n1,tabel@example.dk,true\n2,vaek@example.dk,false\n'
    const subscribers = () =>
      backend.db.selectFrom('subscribers').select(['email', 'state']).orderBy('email').execute()
    const source = { kind: 'ghost', file: file('a.json', json) }
    const without = await importSource(backend, admin, source)
    expect([without.counts, await subscribers()]).toEqual([{ 'no-place': 2, refused: 1 }, []])
    const stated = await importSource(backend, admin, { ...source, consent: 'stated' })
    expect(stated.counts).toEqual({ stored: 1, 'no-place': 1, refused: 1 })
    const again = await importSource(backend, admin, { ...source, consent: 'stated' })
    expect(again.counts).toEqual({ same: 1, 'no-place': 1, refused: 1 })
    const csv = { kind: 'ghost', file: file('members.csv', table), consent: 'asked' } as const
    await importSource(backend, admin, csv)
    expect(await subscribers()).toEqual([
      { email: 'laeser@example.dk', state: 'active' },
      { email: 'tabel@example.dk', state: 'pending' },
    ])
    await undoImport(backend, admin, stated.id)
    expect((await findImport(backend, stated.id))?.report.kept).toEqual([
      'Abonnenter, som du kan afmelde under »Læsere af brevet«: 1',
    ])
  },
)

databaseTest(
  'works of a table complete each other by ISBN, and reviews find them',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const works =
      'Titel;År;ISBN;Forlag;Kategori\r\nVinterhave;2019;978-87-93456-05-1;;Roman\r\nVinterhave;2019;9788793456051;Ådalens Forlag;\r\nUden nummer;2001;;;Faglitteratur\r\n'
    const bytes = Buffer.from(works, 'latin1')
    await importSource(backend, admin, {
      kind: 'csv',
      file: file('a.csv', bytes),
      access: { as: 'works' },
    })
    const reviews = 'Værk\tCitat\tAnmelder\nUden nummer\t"Læs den, ""nu"""\tB. Hansen\n'
    await importSource(backend, admin, {
      kind: 'csv',
      file: file('b.csv', reviews),
      access: { as: 'reviews' },
    })
    const stored = await backend.db
      .selectFrom('bibliography')
      .select(['title', 'isbn', 'publisher', 'category'])
      .orderBy('title')
      .execute()
    expect(stored).toEqual([
      { title: 'Uden nummer', isbn: null, publisher: null, category: 'faglitteratur' },
      {
        title: 'Vinterhave',
        isbn: '978-87-93456-05-1',
        publisher: 'Ådalens Forlag',
        category: 'skønlitteratur',
      },
    ])
    const review = await backend.db.selectFrom('reviews').select(['quote_text', 'author']).execute()
    expect(review).toEqual([{ quote_text: '<p>Læs den, "nu"</p>', author: 'B. Hansen' }])
  },
)

const broken: [string, string, string, Record<string, string>][] = [
  ['ics', 'a.ics', 'BEGIN:VCALENDAR', {}],
  ['ics', 'b.ics', 'hej', {}],
  ['ics', 'c.ics', calendar(), {}],
  ['ghost', 'a.json', '{"db":', {}],
  ['ghost', 'b.json', '[]', {}],
  ['ghost', 'c.json', '{"db":[{"data":{"posts":5}}]}', {}],
  ['ghost', 'd.txt', '{}', {}],
  ['csv', 'a.csv', '', { as: 'works' }],
  ['csv', 'b.csv', 'a;b\n1;2', { as: 'works' }],
  ['csv', 'c.csv', 'Titel\nA', {}],
  ['csv', 'd.csv', 'Titel\nA', { as: 'toString' }],
  ['squarespace', 'a.xml', '<rss>', {}],
]

for (const [kind, name, content, access] of broken) {
  databaseTest(`${kind}: ${name} ends in words`, async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const { job } = await importSource(backend, admin, { kind, file: file(name, content), access })
    expect([job.state, job.report.error]).toEqual([
      'failed',
      expect.stringMatching(/^\p{Lu}.*\.$/u),
    ])
  })
}
