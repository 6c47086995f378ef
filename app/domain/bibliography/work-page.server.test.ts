import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addPdf, addReview, addWork } from '#tests/support/work-rows'
import { renameSlug } from '~/domain/slugs/slugs.server'
import { findMissingFiles } from '~/platform/backups/missing-files.server'
import { workAt } from './bibliography.server'

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
      id: 'a',
      title: 'a',
      year: 2020,
      slug: 'a',
      category: 'skønlitteratur',
      imageUrl: null,
      description: '<p>Om <em>A</em></p>',
      publisher: null,
      isbn: null,
      language: 'da',
      pages: null,
      formats: [],
      translator: null,
      purchaseLink: null,
      shops: [],
      extract: '',
      extractPdf: undefined,
      recording: undefined,
      reviews: [
        {
          id: 'r2',
          header: 'H',
          quote: '<p>Godt.</p>',
          author: 'first',
          publication: 'P',
          pullQuote: null,
          language: 'da',
        },
        {
          id: 'r1',
          header: null,
          quote: '<p>To<br>linjer</p>',
          author: 'second',
          publication: null,
          pullQuote: null,
          language: 'da',
        },
      ],
    },
  })
})

databaseTest('a work has its facts and its shops', async ({ backend }) => {
  await addWork(backend, {
    id: 'a',
    publisher: 'Forlaget',
    isbn: '978-87-02-12345-6',
    pages: 212,
    formats: '["E-bog"]',
    translator: 'T. Olk',
    purchase_link: 'https://example.dk/a',
    shops: '["Saxo https://saxo.example/a", "ingen"]',
  })
  expect(await workAt(backend, 'a')).toMatchObject({
    work: {
      publisher: 'Forlaget',
      isbn: '978-87-02-12345-6',
      pages: 212,
      formats: ['E-bog'],
      translator: 'T. Olk',
      purchaseLink: 'https://example.dk/a',
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
    await backend.files.put('collaboration-pdfs/here.pdf', Buffer.from('%PDF-1.4'))
    await findMissingFiles(backend)
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
