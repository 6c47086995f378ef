import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { hostile, pdfId, earlierRows as tables } from '#tests/support/earlier-rows'
import { importSource } from '#tests/support/moving'
import { detailedPicture } from '#tests/support/pictures'
import { earlierSite, plainDump } from '#tests/support/supabase'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { asTable } from '~/platform/changes/nouns'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n%%EOF\n')

async function bucketFiles() {
  const [one, two, three] = await Promise.all(
    [160, 170, 180].map((width) => detailedPicture(width)),
  )
  return {
    'images/images/gallery_1.png': one as Buffer,
    'images/hero/hero_1.png': two as Buffer,
    'images/collaborations/collaboration_1.png': three as Buffer,
    'collaboration-pdfs/a.pdf': pdf,
  }
}

async function storedRow({ db }: Backend, noun: Noun) {
  return db.selectFrom(asTable(noun)).selectAll().orderBy('id').execute() as Promise<
    Record<string, unknown>[]
  >
}

async function expectWholeSite(backend: Backend) {
  const rows = (noun: Noun) => storedRow(backend, noun)
  expect(await rows('news')).toMatchObject(tables.news)
  expect(await rows('lectures')).toMatchObject([
    { ...tables.lectures[0], themes: '["Tro, tvivl","Håb"]', slug: 'haab-paa-aaen' },
  ])
  expect(await rows('testimonials')).toMatchObject([{ ...tables.testimonials[0], is_visible: 0 }])
  expect(await rows('calendar_events')).toMatchObject([
    { ...tables.calendar_events[0], time: '19:30', is_visible: 0, keep_after_date: 1 },
  ])
  expect(await rows('bibliography')).toMatchObject(tables.bibliography)
  expect(await rows('reviews')).toMatchObject([
    { ...tables.reviews[0], quote_text: expect.stringContaining('God bog') },
  ])
  expect(await rows('collaborations')).toMatchObject(tables.collaborations)
  expect(await rows('contact_content')).toMatchObject([
    { id: 'c1', header_title: 'Skriv', quote_text: hostile, protected_contact_id: 'p1' },
  ])
  expect(await rows('protected_contact_info')).toMatchObject([
    { id: 'p1', email: 'johanne@example.dk', location: 'Ribe' },
  ])
  expect(await rows('editable_content')).toMatchObject(tables.editable_content)
  expect(await rows('seo_settings')).toMatchObject(tables.seo_settings)
  expect(await rows('collaboration_files')).toMatchObject([
    { id: pdfId, original_name: 'Uddrag.pdf' },
  ])
  expect(
    (await rows('images')).map(({ id, file_path, focus_x, page_assignment, sort_order }) => [
      id,
      file_path,
      focus_x,
      page_assignment,
      sort_order,
    ]),
  ).toEqual([
    ['i1', 'images/images/gallery_1.png', 0.25, null, 7],
    ['i2', 'images/hero/hero_1.png', 0.5, 'hero', 0],
    ['i3', 'images/collaborations/collaboration_1.png', 0.1, 'collaboration', 1],
  ])
  expect(await backend.db.selectFrom('collaboration_images').selectAll().execute()).toMatchObject([
    { collaboration_id: 'k1', image_id: 'i3' },
  ])
}

databaseTest(
  'the earlier site comes by URL and key, with what only its admin sees',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const name = await earlierSite(tables, await bucketFiles())
    const access = { key: 'public', email: 'a@example.dk', password: 'x' }
    const { listed } = await importSource(backend, admin, {
      kind: 'supabase',
      name,
      access,
      allowPrivateHosts: true,
    })
    await expectWholeSite(backend)
    expect(listed.map(({ name }) => name)).toEqual(['admin_profiles'])
  },
)

databaseTest(
  'the earlier site comes from a plain dump and a folder of its buckets',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const folder = mkdtempSync(join(tmpdir(), 'skrivestue-dump-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [path, bytes] of Object.entries({
      ...(await bucketFiles()),
      'site.sql': Buffer.from(plainDump(tables)),
    })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), bytes)
    }
    await importSource(backend, admin, { kind: 'supabase', file: folder })
    await expectWholeSite(backend)
  },
)

databaseTest(
  'without the admin, the hidden table is named and the rest comes',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const name = await earlierSite(tables, await bucketFiles())
    const source = { kind: 'supabase', name, access: { key: 'public' }, allowPrivateHosts: true }
    const { listed } = await importSource(backend, admin, source)
    expect(listed).toContainEqual(
      expect.objectContaining({
        name: 'testimonials',
        reason: 'Tabellen er skjult eller findes ikke.',
      }),
    )
    expect(await storedRow(backend, 'news')).toHaveLength(1)
  },
)

databaseTest(
  'a private host, a missing key and a file that is no dump end in words',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const name = await earlierSite(tables)
    const folder = mkdtempSync(join(tmpdir(), 'skrivestue-dump-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'a.sql'), 'select 1;')
    const sources = [
      { name, access: { key: 'k' } },
      { name, allowPrivateHosts: true },
      { name: 'https://[', access: { key: 'k' } },
      { file: join(folder, 'a.sql') },
    ]
    const errors: (string | undefined)[] = []
    for (const source of sources)
      errors.push(
        (await importSource(backend, admin, { kind: 'supabase', ...source })).job.report.error,
      )
    expect(errors).toEqual([
      'Adressen er på et lukket net og hentes ikke.',
      'Nøglen til den tidligere side mangler.',
      'Nøglen til den tidligere side mangler.',
      'Filen er ikke en databasekopi med tabeller i.',
    ])
  },
)
