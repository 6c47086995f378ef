import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { renameSlug } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { worksPage } from './bibliography.server'
import { workAt } from './work-page.server'

const dates = {
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
}

async function addWork(
  { db }: Backend,
  work: Partial<Insertable<Schema['bibliography']>> & { id: string },
) {
  await db
    .insertInto('bibliography')
    .values({
      ...{ title: work.id, slug: work.id, year: 2020, category: 'salmer_sange', description: '' },
      ...{ image_url: null, purchase_link: null, ...dates, ...work },
    })
    .execute()
}

async function addReview({ db }: Backend, review: Partial<Schema['reviews']> & { id: string }) {
  await db
    .insertInto('reviews')
    .values({
      ...{ bibliography_id: 'a', header: null, quote_text: 'Godt.', publication: null },
      ...{ author: 'A. Læser', sort_order: 0, ...dates, ...review },
    })
    .execute()
}

async function addPdf({ db }: Backend, id: string, path: string) {
  await db
    .insertInto('collaboration_files')
    .values({
      ...{ id, collaboration_id: '00000000-0000-0000-0000-000000000000', file_path: path },
      ...{ filename: path, original_name: 'Hæfte 1.pdf', file_size: 9, ...dates },
      mime_type: 'application/pdf',
    })
    .execute()
}

const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

databaseTest(
  'works are listed by year, the newest first, then by when they were added',
  async ({ backend }) => {
    await addWork(backend, { id: 'old', year: 1998 })
    await addWork(backend, { id: 'new', year: 2026 })
    await addWork(backend, { id: 'later', year: 2026, created_at: '2026-02-01T00:00:00.000Z' })
    expect(ids(await worksPage(backend, 'salmer_sange', 1))).toEqual(['later', 'new', 'old'])
  },
)

databaseTest('each category shows its own works', async ({ backend }) => {
  const categories = ['salmer_sange', 'skønlitteratur', 'faglitteratur', 'værkliste'] as const
  for (const category of categories) await addWork(backend, { id: `in-${category}`, category })
  for (const category of categories) {
    expect(ids(await worksPage(backend, category, 1))).toEqual([`in-${category}`])
  }
})

databaseTest('works come in pages of twenty', async ({ backend }) => {
  for (let year = 2001; year <= 2021; year++) await addWork(backend, { id: `${year}`, year })
  const first = await worksPage(backend, 'salmer_sange', 1)
  expect(first.items).toHaveLength(20)
  expect(first.next).toBe(2)
  const second = await worksPage(backend, 'salmer_sange', 2)
  expect(ids(second)).toEqual(['2001'])
  expect(second.next).toBeUndefined()
})

databaseTest(
  'a work in the list has its purchase link, and states whether it has reviews',
  async ({ backend }) => {
    await addWork(backend, { id: 'a', year: 2, purchase_link: 'https://example.dk/a' })
    await addWork(backend, { id: 'b', year: 1, image_url: 'images/bibliography/b.jpg' })
    await addReview(backend, { id: 'r' })
    await addReview(backend, { id: 's' })
    const { items } = await worksPage(backend, 'salmer_sange', 1)
    expect(items).toEqual([
      {
        id: 'a',
        title: 'a',
        year: 2,
        slug: 'a',
        description: '',
        imageUrl: null,
        purchaseLink: 'https://example.dk/a',
        hasReviews: true,
      },
      {
        id: 'b',
        title: 'b',
        year: 1,
        slug: 'b',
        description: '',
        purchaseLink: null,
        imageUrl: 'images/bibliography/b.jpg',
        hasReviews: false,
      },
    ])
  },
)

databaseTest('a description is cleaned and its PDF links are resolved', async ({ backend }) => {
  await addPdf(backend, 'here', 'collaboration-pdfs/here.pdf')
  await addPdf(backend, 'unreachable', 'collaboration-pdfs/lost.pdf')
  const pdf = { contentType: 'application/pdf' }
  await backend.files.put('collaboration-pdfs/here.pdf', Buffer.from('%PDF-1.4'), pdf)
  const link = (id: string) => `<a data-pdf-id="${id}">Noder</a>`
  const description = `<p onclick="x()">${link('here')}, ${link('unreachable')}, ${link('gone')}</p>`
  await addWork(backend, { id: 'a', description })
  const { items } = await worksPage(backend, 'salmer_sange', 1)
  expect(items[0]?.description).toBe(
    '<p><a href="/filer/pdf/here/H%C3%A6fte%201.pdf" data-pdf-id="here" download>Noder</a>, ' +
      'Noder (fejl), <s>Noder</s> (ikke fundet)</p>',
  )
})

databaseTest('a work is found by its slug, with its reviews in order', async ({ backend }) => {
  await addWork(backend, {
    id: 'a',
    category: 'skønlitteratur',
    description: '<p>Om <em>A</em></p>',
  })
  await addWork(backend, { id: 'b' })
  await addReview(backend, { id: 'r1', sort_order: 2, author: 'second', quote_text: 'To\nlinjer' })
  await addReview(backend, {
    id: 'r2',
    sort_order: 1,
    author: 'first',
    header: 'H',
    publication: 'P',
  })
  await addReview(backend, { id: 'r3', bibliography_id: 'b' })
  expect(await workAt(backend, 'a')).toEqual({
    work: {
      ...{ id: 'a', title: 'a', year: 2020, slug: 'a', category: 'skønlitteratur' },
      ...{ imageUrl: null, description: '<p>Om <em>A</em></p>', publisher: null, isbn: null },
      ...{ pages: null, formats: [], translator: null, purchaseLink: null, shops: [] },
      ...{ extract: '', extractPdf: undefined },
      reviews: [
        {
          id: 'r2',
          header: 'H',
          quote: '<p>Godt.</p>',
          author: 'first',
          publication: 'P',
          pullQuote: null,
        },
        {
          id: 'r1',
          header: null,
          quote: '<p>To<br>linjer</p>',
          author: 'second',
          publication: null,
          pullQuote: null,
        },
      ],
    },
  })
})

databaseTest('a work has its facts and its shops', async ({ backend }) => {
  await addWork(backend, {
    ...{ id: 'a', publisher: 'Forlaget', isbn: '978-87-02-12345-6', pages: 212 },
    ...{ formats: '["E-bog"]', translator: 'T. Olk', purchase_link: 'https://example.dk/a' },
    shops: '["Saxo https://saxo.example/a", "ingen"]',
  })
  expect(await workAt(backend, 'a')).toMatchObject({
    work: {
      ...{ publisher: 'Forlaget', isbn: '978-87-02-12345-6', pages: 212, formats: ['E-bog'] },
      ...{ translator: 'T. Olk', purchaseLink: 'https://example.dk/a' },
      shops: [{ name: 'Saxo', url: 'https://saxo.example/a' }],
    },
  })
})

databaseTest(
  'a work has an extract to read, and one to download if the file is available',
  async (test) => {
    const { backend } = test
    await addPdf(backend, 'here', 'collaboration-pdfs/here.pdf')
    await addPdf(backend, 'lost', 'collaboration-pdfs/lost.pdf')
    const pdf = { contentType: 'application/pdf' }
    await backend.files.put('collaboration-pdfs/here.pdf', Buffer.from('%PDF-1.4'), pdf)
    await addWork(backend, { id: 'a', extract: '<p onclick="x()">Da</p>', extract_pdf_id: 'here' })
    await addWork(backend, { id: 'b', extract_pdf_id: 'lost' })
    await addWork(backend, { id: 'c', extract_pdf_id: 'gone' })
    expect(await workAt(backend, 'a')).toMatchObject({
      work: {
        extract: '<p>Da</p>',
        extractPdf: { name: 'Hæfte 1.pdf', url: '/filer/pdf/here/H%C3%A6fte%201.pdf' },
      },
    })
    for (const slug of ['b', 'c']) {
      expect(await workAt(backend, slug)).toMatchObject({ work: { extractPdf: undefined } })
    }
  },
)

databaseTest('a work without reviews is found', async ({ backend }) => {
  await addWork(backend, { id: 'a' })
  expect(await workAt(backend, 'a')).toMatchObject({ work: { reviews: [] } })
})

databaseTest(
  "every spelling of a work's slug redirects to the canonical one",
  async ({ backend }) => {
    await addWork(backend, {
      id: '1',
      title: 'Lyset på Mors: en ø, æret',
      slug: 'lyset-pa-mors-en-a-aret',
    })
    const spellings = [
      'Lyset-Pa-Mors-En-A-Aret',
      'lyset-paa-mors-en-oe-aeret',
      'lyset-paa-mors:-en-oe,-aeret',
      'LYSET-PAA-MORS-EN-OE-AERET',
      'Lyset på Mors: en ø, æret',
    ]
    for (const spelling of spellings) {
      expect(await workAt(backend, spelling), spelling).toEqual({
        redirect: 'lyset-pa-mors-en-a-aret',
      })
    }
  },
)

databaseTest('a renamed work is still reached by its old slug', async ({ backend }) => {
  await addWork(backend, { id: '1', title: 'Saltmarsken', slug: 'marsken' })
  await renameSlug(backend, 'bibliography', '1', 'marsken', 'saltmarsken')
  expect(await workAt(backend, 'marsken')).toEqual({ redirect: 'saltmarsken' })
  expect(await workAt(backend, 'saltmarsken')).toMatchObject({ work: { title: 'Saltmarsken' } })
})

databaseTest('an unknown slug is not found', async ({ backend }) => {
  await addWork(backend, { id: '1', title: 'Saltmarsken', slug: 'saltmarsken' })
  for (const slug of ['salt', '1', '%', '\0', 'saltmarsken-2', "' or 1=1 --"]) {
    expect(await workAt(backend, slug), slug).toBeUndefined()
  }
})
