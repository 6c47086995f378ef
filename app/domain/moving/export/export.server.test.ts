import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest, openDatabaseTest } from '#tests/support/database'
import { earlierRows } from '#tests/support/earlier-rows'
import { importSource } from '#tests/support/moving'
import { detailedPicture } from '#tests/support/pictures'
import { earlierSite } from '#tests/support/supabase'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { markdownOf } from './markdown.server'
import { exportMarkdown } from './markdown-export.server'
import { wxrExport } from './wxr-export.server'

const news = [
  {
    id: 'n1',
    title: 'Første & »sidste«',
    content: '<p>Se <a href="/nyheder/naeste">næste</a></p><ul><li>Et</li></ul>',
    published_date: '2024-12-24',
    link: null,
  },
  {
    id: 'n2',
    title: 'Næste',
    content: '<p>Slut ]]&gt; her</p>',
    published_date: '2025-01-02',
    link: null,
  },
]

/** A site with content of every kind. */
async function fillSite(backend: Backend) {
  const admin = await signedInAdmin(backend)
  const picture = await detailedPicture()
  const files = {
    'images/images/gallery_1.png': picture,
    'images/hero/hero_1.png': picture,
    'images/collaborations/collaboration_1.png': picture,
    'collaboration-pdfs/a.pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
  }
  const name = await earlierSite({ ...earlierRows, news }, files, { hidden: [] })
  await importSource(backend, admin, {
    kind: 'supabase',
    name,
    access: { key: 'k' },
    allowPrivateHosts: true,
  })
}

databaseTest(
  'the export for WordPress, moved into an empty site, makes the same pages',
  async ({ backend, dataDir, engine }) => {
    await fillSite(backend)
    let xml = ''
    for await (const part of wxrExport(backend)) xml += part
    const file = join(temporaryFolder(), 'export.xml')
    writeFileSync(file, xml)
    const empty = await openDatabaseTest('sqlite')
    const admin = await signedInAdmin(empty.backend)
    const rowsBefore = await pagesOf(backend)
    const map = {
      'category:Foredrag': 'lecture',
      'category:Samarbejder': 'collaboration',
      'category:Værker': 'work:skønlitteratur',
    }
    const { listed } = await importSource(empty.backend, admin, {
      kind: 'wordpress',
      file,
      files: join(dataDir, 'files'),
      map,
    })
    expect(listed).toEqual([])
    expect([engine, await pagesOf(empty.backend)]).toEqual([engine, rowsBefore])
    expect(
      await empty.backend.db.selectFrom('stored_pictures').select('path').execute(),
    ).toHaveLength(1)
  },
)

async function pagesOf({ db }: Backend) {
  const [news, lectures, works, events, collaborations] = await Promise.all([
    db
      .selectFrom('news')
      .select(['title', 'slug', 'content', 'published_date'])
      .orderBy('slug')
      .execute(),
    db.selectFrom('lectures').select(['title', 'slug', 'published_at']).execute(),
    db.selectFrom('bibliography').select(['title', 'category']).execute(),
    db.selectFrom('calendar_events').select(['title', 'date', 'time', 'is_visible']).execute(),
    db.selectFrom('collaborations').select(['title', 'description']).execute(),
  ])
  return { news, lectures, works, events, collaborations }
}

databaseTest(
  'two events of one title have dates of their own in the export for WordPress',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const [event = {}] = earlierRows.calendar_events
    const calendar_events = [event, { ...event, id: 'e2', date: '2026-12-02' }]
    await importSource(backend, admin, {
      kind: 'supabase',
      name: await earlierSite({ calendar_events }),
      access: { key: 'k' },
      allowPrivateHosts: true,
    })
    let xml = ''
    for await (const part of wxrExport(backend)) xml += part
    const dates = [...xml.matchAll(/<wp:post_date>(.*?)<\/wp:post_date>/g)].map(([, date]) => date)
    expect([dates.length, new Set(dates).size]).toEqual([2, 2])
  },
)

databaseTest(
  'the export as files has every text, the works as a table, and the files',
  async ({ backend }) => {
    await fillSite(backend)
    const letter = {
      revision: 0,
      title: 'Til jer',
      content: '<p>Kære I</p>',
      summary: null,
      has_page: true,
    }
    await saveRow(backend, await signedInAdmin(backend), 'letters', undefined, letter)
    const folder = temporaryFolder()
    const count = await exportMarkdown(backend, folder)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(readdirSync(folder).sort()).toEqual([
      'anbefalinger.md',
      'anmeldelser.md',
      'arrangementer',
      'billeder.md',
      'breve',
      'events.ics',
      'filer',
      'foredrag',
      'kontakt.md',
      'kontaktoplysninger.md',
      'nyheder',
      'pdf-filer.md',
      'samarbejder',
      'seo.md',
      'tekster.md',
      'vaerker',
      'works.csv',
    ])
    expect(read('nyheder/foerste-sidste.md')).toContain('title: "Første & »sidste«"')
    expect(read('nyheder/foerste-sidste.md')).toContain('Se [næste](/nyheder/naeste)\n\n- Et\n')
    expect(read('breve/til-jer.md')).toContain('Kære I')
    expect(read('works.csv')).toContain('"Bogen";"1999";"skønlitteratur"')
    expect(read('events.ics')).toContain('SUMMARY:Koncert')
    expect(readdirSync(join(folder, 'filer')).sort()).toEqual(['collaboration-pdfs', 'images'])
    expect(count).toBeGreaterThan(10)
  },
)

test.each([
  ['<p>En <strong>fed</strong> og <em>skrå</em><br>linje</p>', 'En **fed** og *skrå*  \nlinje'],
  ['<blockquote><p>Citat</p></blockquote>', '> Citat'],
  ['<ol start="3"><li><p>Tre</p></li><li><p>Fire</p></li></ol>', '3. Tre\n4. Fire'],
  [
    '<figure data-picture="images/a.jpg" data-alt="Åen"><figcaption>Ved åen</figcaption></figure>',
    '![Åen](filer/images/a.jpg)\n\nVed åen',
  ],
  ['<p>a*b_c</p>', 'a\\*b\\_c'],
  ['Ren tekst\nmed linjer', 'Ren tekst\nmed linjer'],
])('the Markdown of %s', (html, markdown) => {
  expect(markdownOf(html, (path) => `filer/${path}`)).toBe(markdown)
})
