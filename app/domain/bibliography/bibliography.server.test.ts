import sharp from 'sharp'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { addPdf, addReview, addWork } from '#tests/support/work-rows'
import { listQueryOf } from '~/http/listing'
import { findMissingFiles } from '~/platform/backups/missing-files.server'
import { categoriesWithWorks, worksPage } from './bibliography.server'
import { listWorks } from './bibliography-editing.server'
import { coversForPress, externalCoverHosts } from './covers.server'

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

databaseTest('the author finds a work by its title or its year', async ({ backend }) => {
  await addWork(backend, { id: 'old', title: 'Fjorden', year: 1998 })
  await addWork(backend, { id: 'new', title: 'Blæk', year: 2026 })
  const found = async (text: string) =>
    ids(await listWorks(backend, listQueryOf({ url: `http://localhost/?q=${text}` })))
  expect(await found('fjord')).toEqual(['old'])
  expect(await found('2026')).toEqual(['new'])
  expect(await found('fjord 2026')).toEqual([])
})

databaseTest('each category shows its own works', async ({ backend }) => {
  const categories = ['salmer_sange', 'skønlitteratur', 'faglitteratur', 'værkliste'] as const
  for (const category of categories) await addWork(backend, { id: `in-${category}`, category })
  for (const category of categories) {
    expect(ids(await worksPage(backend, category, 1))).toEqual([`in-${category}`])
  }
})

databaseTest('a shelf with drafts alone is empty', async ({ backend }) => {
  await addWork(backend, { id: 'a', category: 'faglitteratur' })
  await addWork(backend, { id: 'b', category: 'værkliste', published_at: null })
  expect(await categoriesWithWorks(backend)).toEqual(['faglitteratur'])
})

databaseTest('pages may load covers from the sites that public works name', async ({ backend }) => {
  const cover = (host: string) => `https://${host}/omslag.jpg`
  await addWork(backend, { id: 'a', image_url: cover('a.example') })
  await addWork(backend, { id: 'b', image_url: cover('a.example') })
  await addWork(backend, { id: 'c', image_url: 'images/bibliography/c.jpg' })
  await addWork(backend, { id: 'draft', image_url: cover('b.example'), published_at: null })
  expect(await externalCoverHosts(backend)).toEqual(['https://a.example'])
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
        language: 'da',
        description: '',
        imageUrl: null,
        purchaseLink: 'https://example.dk/a',
        hasReviews: true,
        praise: { sentence: '»Godt.«', source: expect.any(String), language: 'da' },
      },
      {
        id: 'b',
        title: 'b',
        year: 1,
        slug: 'b',
        language: 'da',
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
  await backend.files.put('collaboration-pdfs/here.pdf', Buffer.from('%PDF-1.4'))
  await findMissingFiles(backend)
  const link = (id: string) => `<a data-pdf-id="${id}">Noder</a>`
  const description = `<p onclick="x()">${link('here')}, ${link('unreachable')}, ${link('gone')}</p>`
  await addWork(backend, { id: 'a', description })
  const { items } = await worksPage(backend, 'salmer_sange', 1)
  expect(items[0]?.description).toBe(
    '<p><a href="/filer/pdf/here/H%C3%A6fte%201.pdf" data-pdf-id="here" download>Noder</a>, ' +
      'Noder (fejl), <s>Noder</s> (ikke fundet)</p>',
  )
})

databaseTest('the press gets the covers of the newest works first', async ({ backend }) => {
  const create = { width: 4, height: 3, channels: 3, background: 'navy' } as const
  const source = await sharp({ create }).jpeg().toBuffer()
  const addCover = async (title: string, year: number, day: number) => {
    const names = { originalName: 'a.jpg', altText: '' }
    const image = await addImage(backend, { ...names, source, pageAssignment: 'bibliography' })
    const created_at = `2026-01-0${day}T00:00:00.000Z`
    await addWork(backend, { id: title, title, year, image_url: image.filePath, created_at })
  }
  await addCover('a', 2025, 3)
  await addCover('b', 2026, 2)
  await addCover('c', 2026, 1)
  expect((await coversForPress(backend)).map(({ title }) => title)).toEqual(['b', 'c', 'a'])
})
