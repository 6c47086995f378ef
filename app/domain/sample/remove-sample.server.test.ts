import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest, openDatabaseTest } from '#tests/support/database'
import { makeSmallSample } from '#tests/support/small-sample'
import { storePicture } from '~/domain/images/stored-pictures/store-picture.server'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Backend } from '~/platform/backend.server'
import { nounsIn } from '~/platform/changes/nouns'
import { insertRow, patchRow } from '~/platform/changes/rows.server'
import type { Schema } from '~/platform/db/schema'
import { installSample } from './install-sample.server'
import { countSampleLeft, removeSample } from './remove-sample.server'
import type { SampleTables } from './sample-archive.server'

let folder = ''
let tables: SampleTables = {}

beforeAll(async () => {
  const small = await makeSmallSample()
  folder = small.folder
  tables = small.sample.tables
})
afterAll(() => rm(folder, { recursive: true }))

async function withSample(backend: Backend) {
  await installSample(backend, folder)
  return signedInAdmin(backend)
}

async function idsIn({ db }: Backend, table: keyof Schema): Promise<string[]> {
  const rows = await db
    .selectFrom(table as 'news')
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** All rows of content, as table and id, sorted. */
async function content(backend: Backend): Promise<string[]> {
  const tables = nounsIn(backend.nouns).map(async (table) =>
    (await idsIn(backend, table)).map((id) => `${table} ${id}`),
  )
  return (await Promise.all(tables)).flat().sort()
}

async function filesOf({ files }: Pick<Backend, 'files'>): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries('')) paths.push(path)
  return paths.sort()
}

/** The sweep removes renditions. */
const isOriginal = (path: string) => !path.startsWith('derived/')

async function pathOfImage({ db }: Backend, id: string): Promise<string> {
  const image = db.selectFrom('images').select('file_path').where('id', '=', id)
  return (await image.executeTakeFirstOrThrow()).file_path
}

const marks = ({ db }: Backend) => db.selectFrom('sample_rows').selectAll().execute()

databaseTest('removed sample content never comes back', async ({ backend }) => {
  await removeSample(backend, await withSample(backend))
  expect(await marks(backend)).toEqual([{ noun: 'sample', row_id: 'installed', revision: 1 }])
  expect(await installSample(backend, folder)).toBe(false)
  expect(await content(backend)).toEqual([])
})

databaseTest('the author’s own content stays, and so does its picture', async ({ backend }) => {
  const admin = await withSample(backend)
  const source = await readFile(join(folder, 'files', String(tables.images?.[0]?.file_path)))
  const { path, contentHash } = await storePicture(backend, { path: 'images/her.jpg', source })
  const news = await insertRow(backend, admin, 'news', {
    title: 'Mit',
    content: 'Nyt',
    published_date: '2026-11-21',
    link: null,
  })
  await removeSample(backend, admin)
  expect(await content(backend)).toEqual([`news ${news}`])
  // The author uploaded the same picture as the sample's, so its renditions stay for it.
  const files = await filesOf(backend)
  expect(files.filter(isOriginal)).toEqual([path])
  expect(files.some((file) => file.startsWith(`derived/${contentHash}/`))).toBe(true)
})

databaseTest('a lecture that the author edited stays with its picture', async ({ backend }) => {
  const admin = await withSample(backend)
  const lecture = backend.db.selectFrom('lectures').select(['id', 'image_url'])
  const { id, image_url } = await lecture.orderBy('id').executeTakeFirstOrThrow()
  await patchRow(backend, admin, 'lectures', id, { title: 'Mit foredrag' })
  await removeSample(backend, admin)
  const [image, first, ...others] = await content(backend)
  expect(first).toBe(`lectures ${id}`)
  expect(await pathOfImage(backend, image?.split(' ')[1] ?? '')).toBe(image_url)
  expect(others).toEqual([])
  expect(await filesOf(backend)).toContain(image_url)
  // From now on it belongs to the author.
  expect(await marks(backend)).toHaveLength(1)
  expect(await countSampleLeft(backend)).toBeUndefined()
})

databaseTest('the author’s own review keeps its work', async ({ backend }) => {
  const admin = await withSample(backend)
  const [work = '', other = ''] = (
    await backend.db
      .selectFrom('bibliography')
      .select('id')
      .where('image_url', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
  const review = { header: null, quote_text: 'God', author: 'Poul', publication: null }
  const added = await insertRow(backend, admin, 'reviews', {
    ...review,
    bibliography_id: work,
    sort_order: 9,
  })
  await patchRow(backend, admin, 'reviews', 'sample-review-1', { bibliography_id: other })
  await removeSample(backend, admin)
  expect(await content(backend)).toEqual(
    [
      ...[`bibliography ${work}`, `bibliography ${other}`],
      ...[`reviews ${added}`, 'reviews sample-review-1'],
    ].sort(),
  )
})

databaseTest(
  'a work that the author edited keeps none of the sample reviews',
  async ({ backend }) => {
    const admin = await withSample(backend)
    const review = backend.db.selectFrom('reviews').select('bibliography_id').orderBy('id')
    const { bibliography_id: work } = await review.executeTakeFirstOrThrow()
    await patchRow(backend, admin, 'bibliography', work, { year: 1999 })
    await removeSample(backend, admin)
    expect(await idsIn(backend, 'bibliography')).toEqual([work])
    expect(await idsIn(backend, 'reviews')).toEqual([])
  },
)

databaseTest('a text that the author edited keeps the PDF it links to', async ({ backend }) => {
  const admin = await withSample(backend)
  const text = backend.db.selectFrom('editable_content').select('id')
  const { id } = await text.where('element_key', '=', 'concert_info').executeTakeFirstOrThrow()
  await patchRow(backend, admin, 'editable_content', id, { content_type: 'rich_text' })
  await removeSample(backend, admin)
  expect(await content(backend)).toEqual([
    'collaboration_files sample-pdf-concert',
    `editable_content ${id}`,
  ])
  expect((await filesOf(backend)).filter(isOriginal)).toEqual([
    'collaboration-pdfs/eksempel-concert-programme.pdf',
  ])
})

databaseTest('the contact page stays with its particulars and its picture', async ({ backend }) => {
  const admin = await withSample(backend)
  await patchRow(backend, admin, 'contact_content', 'sample-contact-1', { quote_text: 'Kom ind' })
  await removeSample(backend, admin)
  const left = (await content(backend)).map((row) => row.split(' ')[0])
  expect(left).toEqual(['contact_content', 'images', 'protected_contact_info'])
})

test('a row that somebody saves during the removal stays', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const admin = await withSample(backend)
  const [saved = '', ...others] = await idsIn(backend, 'news')
  // Images are removed before news.
  await sql`create trigger save after delete on images begin
    update news set revision = 2 where id = ${sql.lit(saved)}; end`.execute(backend.db)
  await removeSample(backend, admin)
  expect(others).not.toEqual([])
  expect(await content(backend)).toEqual([`news ${saved}`])
})

databaseTest('a failed removal changes nothing', async ({ backend }) => {
  const admin = await withSample(backend)
  const [rows, files] = [await content(backend), await filesOf(backend)]
  const stopped = {
    now() {
      throw new Error('the power went')
    },
  }
  await expect(removeSample({ ...backend, clock: stopped }, admin)).rejects.toThrow('power')
  expect(await content(backend)).toEqual(rows)
  expect(await filesOf(backend)).toEqual(files)
  expect(await countSampleLeft(backend)).toBeDefined()
})

databaseTest('files left by an interrupted removal are swept', async ({ backend, at }) => {
  const admin = await withSample(backend)
  const remove = () => Promise.reject(new Error('the power went'))
  await removeSample({ ...backend, files: { ...backend.files, remove } }, admin)
  expect(await content(backend)).toEqual([])
  expect((await filesOf(backend)).length).toBeGreaterThan(0)
  await sweepOrphans(at('2099-01-01T00:00:00Z'))
  expect(await filesOf(backend)).toEqual([])
})

databaseTest('the removal is published and recorded in the audit log', async ({ backend }) => {
  const admin = await withSample(backend)
  const published: string[] = []
  backend.live.subscribe(({ nouns }) => published.push(...(nouns ?? [])))
  await removeSample(backend, admin)
  for (const noun of ['news', 'images', 'editable_content', 'lectures'])
    expect(published).toContain(noun)
  const log = backend.db.selectFrom('audit_log').select(['admin_id', 'action'])
  expect(await log.where('noun', '=', 'sample').execute()).toEqual([
    { admin_id: admin.id, action: 'delete' },
  ])
})
