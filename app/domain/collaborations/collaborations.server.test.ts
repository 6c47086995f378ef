import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import {
  attachedPdfs,
  attachedPdfsForEditing,
  linkedPdfs,
  referencedPdf,
} from '~/domain/files/files.server'
import { pagesAt } from '~/domain/pages/page-sources.server'
import { renameSlug } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { findMissingFiles } from '~/platform/backups/missing-files.server'
import type { Schema } from '~/platform/db/schema'
import { collaborationAt, collaborationCards } from './collaborations.server'
import { collaborationForEditing, listCollaborations } from './collaborations-editing.server'

const dates = {
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
}

type Row = Partial<Insertable<Schema['collaborations']>> & { id: string }

async function add({ db }: Backend, row: Row) {
  await db
    .insertInto('collaborations')
    .values({
      title: row.id,
      slug: row.id,
      short_text: null,
      description: '',
      link: null,
      image_url: null,
      ...dates,
      ...row,
    })
    .execute()
}

async function addImage(backend: Backend, collaborationId: string, path: string, isPrimary: 0 | 1) {
  const { db } = backend
  await addFakePicture(backend, path)
  await db
    .insertInto('images')
    .values({
      id: path,
      filename: path,
      file_path: path,
      original_name: path,
      file_size: 1,
      mime_type: 'image/jpeg',
      is_thumbnail_separate: 0,
      alt_text: '',
      focus_x: 0.5,
      focus_y: 0.5,
      sort_order: 0,
      is_active: 1,
      ...dates,
    } as Schema['images'])
    .execute()
  await db
    .insertInto('collaboration_images')
    .values({ collaboration_id: collaborationId, image_id: path, is_primary: isPrimary })
    .execute()
}

async function addPdf(
  { db }: Backend,
  pdf: Partial<Schema['collaboration_files']> & { id: string },
) {
  await db
    .insertInto('collaboration_files')
    .values({
      collaboration_id: 'a',
      filename: pdf.id,
      original_name: `${pdf.id}.pdf`,
      file_size: 1,
      file_path: `collaboration-pdfs/${pdf.id}.pdf`,
      mime_type: 'application/pdf',
      ...dates,
      ...pdf,
    })
    .execute()
}

databaseTest('collaborations are sorted newest first', async ({ backend }) => {
  await add(backend, { id: 'first' })
  await add(backend, { id: 'third', created_at: '2026-03-01T00:00:00.000Z' })
  await add(backend, { id: 'second', created_at: '2026-02-01T00:00:00.000Z' })
  const { items: cards } = await collaborationCards(backend, 1)
  expect(cards.map(({ id }) => id)).toEqual(['third', 'second', 'first'])
  const listed = await listCollaborations(backend)
  expect(listed.map(({ id }) => id)).toEqual(['third', 'second', 'first'])
})

databaseTest('a card has the short text, else the beginning of the description', async (test) => {
  const { backend } = test
  const long = `<p>${'Et langt ord '.repeat(60)}</p>`
  await add(backend, { id: 'c', short_text: 'Kort.', description: long })
  await add(backend, {
    id: 'b',
    short_text: ' ',
    description: '<p>En &amp; <b>to</b></p><p>tre</p>',
  })
  await add(backend, { id: 'a', description: long })
  const [c, b, a] = (await collaborationCards(backend, 1)).items.map(({ text }) => text)
  expect(c).toBe('Kort.')
  expect(b).toBe('En & to tre')
  expect(a?.length).toBeLessThan(330)
  expect(a).toMatch(/^Et langt ord .* (Et|langt|ord)\u00a0…$/)
})

databaseTest('a collaboration is shown with its primary picture', async ({ backend }) => {
  await add(backend, { id: 'a', image_url: 'images/collaborations/own.jpg' })
  await addImage(backend, 'a', 'images/collaborations/other.jpg', 0)
  await addImage(backend, 'a', 'images/collaborations/primary.jpg', 1)
  await add(backend, { id: 'b', image_url: 'images/collaborations/own.jpg' })
  await add(backend, { id: 'c' })
  const paths = (await collaborationCards(backend, 1)).items.map(({ imagePath }) => imagePath)
  expect(paths).toEqual([
    null,
    'images/collaborations/own.jpg',
    'images/collaborations/primary.jpg',
  ])
  expect(await collaborationAt(backend, 'a')).toMatchObject({
    collaboration: { imagePath: 'images/collaborations/primary.jpg' },
  })
  expect(await collaborationForEditing(backend, 'a')).toMatchObject({
    image_url: 'images/collaborations/primary.jpg',
  })
})

databaseTest('a collaboration is found by its slug', async ({ backend }) => {
  const description = '<p>Lang<script>x</script> <a href="https://example.dk">tekst</a></p>'
  await add(backend, { id: '1', title: 'Trio', slug: 'trio', description, link: 'https://trio.dk' })
  expect(await collaborationAt(backend, 'trio')).toEqual({
    collaboration: {
      title: 'Trio',
      slug: 'trio',
      text: 'Lang tekst',
      link: 'https://trio.dk',
      description: '<p>Lang <a href="https://example.dk" rel="noopener noreferrer">tekst</a></p>',
      imagePath: null,
      files: [],
    },
  })
})

databaseTest('a collaboration is also found by its id, which the sitemap uses', async (test) => {
  const { backend } = test
  const id = '0b0f6a52-6f0e-4a57-9d7e-0f0c5f7d9c11'
  await add(backend, { id, title: 'Trio', slug: 'trio' })
  expect(await collaborationAt(backend, id)).toMatchObject({ collaboration: { slug: 'trio' } })
  await backend.db.updateTable('collaborations').set({ published_at: null }).execute()
  expect(await collaborationAt(backend, id)).toBeUndefined()
})

databaseTest('every spelling of a slug redirects to the canonical one', async (test) => {
  const { backend } = test
  await add(backend, { id: '1', title: 'Blæk & bølger', slug: 'blak-balger' })
  for (const spelling of ['Blak-Balger', 'blaek-boelger', 'blaek-&-boelger', 'Blæk & bølger']) {
    expect(await collaborationAt(backend, spelling), spelling).toEqual({ redirect: 'blak-balger' })
  }
})

databaseTest('the old slug of a renamed collaboration redirects', async ({ backend }) => {
  await add(backend, { id: '1', title: 'Trio', slug: 'duo' })
  await renameSlug(backend, 'collaborations', '1', 'duo', 'trio')
  expect(await collaborationAt(backend, 'duo')).toEqual({ redirect: 'trio' })
})

databaseTest('an unknown slug is not found', async ({ backend }) => {
  await add(backend, { id: '1', title: 'Trio', slug: 'trio' })
  for (const slug of ['tri', 'trio-2', '%', '\0', '\ud800', "' or 1=1 --"]) {
    expect(await collaborationAt(backend, slug), slug).toBeUndefined()
  }
})

databaseTest('its PDFs are listed with name and size, oldest first', async (test) => {
  const { backend } = test
  await add(backend, { id: 'a' })
  const original_name = 'Forår & sommer.pdf'
  await addPdf(backend, { id: 'p', file_size: 1_240_000, original_name })
  await addPdf(backend, { id: 'lost', created_at: '2026-02-01T00:00:00.000Z' })
  await addPdf(backend, { id: 'foreign', collaboration_id: 'b' })
  await backend.files.put('collaboration-pdfs/p.pdf', Buffer.alloc(1_240_000, '%PDF-1.4'))
  await findMissingFiles(backend)
  expect(await collaborationAt(backend, 'a')).toMatchObject({
    collaboration: {
      files: [
        {
          id: 'p',
          name: 'Forår & sommer.pdf',
          size: '1,2 MB',
          url: '/filer/pdf/p/For%C3%A5r%20&%20sommer.pdf',
        },
        { id: 'lost', name: 'lost.pdf', size: '1 kB' },
      ],
    },
  })
  expect((await attachedPdfs(backend, 'a'))[1]).not.toHaveProperty('url')
  const inForm = await attachedPdfsForEditing(backend, 'a')
  expect(inForm.map(({ id }) => id)).toEqual(['p', 'lost'])
})

databaseTest('no read of PDFs waits for the file store', async (test) => {
  const { backend } = test
  await add(backend, { id: 'a' })
  await addPdf(backend, { id: 'p' })
  const files = new Proxy(backend.files, {
    get: (_, name) => () => Promise.reject(new Error(`${String(name)} asks the file store`)),
  })
  const url = '/filer/pdf/p/p.pdf'
  const away = { ...backend, files }
  expect(await attachedPdfs(away, 'a')).toEqual([{ id: 'p', name: 'p.pdf', size: '1 kB', url }])
  expect(await referencedPdf(away, 'p')).toMatchObject({ url })
  expect((await linkedPdfs(away, ['p'])).get('p')?.url).toBe(url)
})

databaseTest('a PDF whose file is lost is not found', async ({ backend }) => {
  await add(backend, { id: 'a' })
  await addPdf(backend, { id: 'stored' })
  await addPdf(backend, { id: 'lost' })
  await backend.files.put('collaboration-pdfs/stored.pdf', Buffer.from('%'))
  await findMissingFiles(backend)
  const found = async (id: string) => {
    const at = pagesAt(backend.nouns, `/filer/pdf/${id}/a.pdf`)
    return at?.pages.find?.(backend, at.rest)
  }
  expect(await found('stored')).toBe('/filer/pdf/stored/a.pdf')
  expect(await found('lost')).toBeUndefined()
})
