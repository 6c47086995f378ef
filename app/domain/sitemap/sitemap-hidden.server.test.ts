import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { Backend } from '~/platform/backend.server'
import { sitemapEntries } from './sitemap.server'

const at = (updated_at: string) => ({
  created_at: '2026-01-01T12:00:00.000Z',
  updated_at,
  revision: 1,
})

databaseTest('hidden rows are not in the sitemap and affect no dates', async ({ backend }) => {
  const { db } = backend
  const write = await openWriter(backend)
  const [shown, hidden] = [await write.event('Koncert'), await write.event('Prøve')]
  const events = [
    { ...shown, updated_at: '2026-02-01T12:00:00.000Z', is_visible: 1 },
    { ...hidden, updated_at: '2026-09-01T12:00:00.000Z', is_visible: 0 },
  ] as const
  for (const { id = '', updated_at, is_visible } of events) {
    const query = db.updateTable('calendar_events').set({ updated_at, is_visible })
    await query.where('id', '=', id).execute()
  }
  const testimonial = { name: 'En sognepræst', quote: 'Tak.', sort_order: 0 }
  await db
    .insertInto('testimonials')
    .values([
      { ...testimonial, id: 't1', is_visible: 1, ...at('2026-03-01T12:00:00.000Z') },
      { ...testimonial, id: 't2', is_visible: 0, ...at('2026-09-01T12:00:00.000Z') },
    ])
    .execute()
  await addImage(backend, {
    id: 'i1',
    assignment: null,
    is_active: 1,
    updated_at: '2026-04-01T12:00:00.000Z',
  })
  await addImage(backend, {
    id: 'i2',
    assignment: null,
    is_active: 0,
    updated_at: '2026-09-01T12:00:00.000Z',
  })
  await addImage(backend, {
    id: 'i5',
    assignment: null,
    is_active: 1,
    is_visible: 0,
    updated_at: '2026-09-01T12:00:00.000Z',
  })
  await addImage(backend, {
    id: 'i3',
    assignment: 'hero',
    is_active: 1,
    updated_at: '2026-05-01T12:00:00.000Z',
  })
  await addImage(backend, {
    id: 'i4',
    assignment: 'lecture',
    is_active: 1,
    updated_at: '2026-09-01T12:00:00.000Z',
  })
  const details = { email: null, phone: null, location: 'Mors' }
  await db
    .insertInto('protected_contact_info')
    .values([
      { ...details, id: 'p1', is_active: 1, ...at('2026-06-01T12:00:00.000Z') },
      { ...details, id: 'p2', is_active: 0, ...at('2026-09-01T12:00:00.000Z') },
    ])
    .execute()
  const entries = await sitemapEntries(backend)
  const dates = Object.fromEntries(entries.map(({ path, lastModified }) => [path, lastModified]))
  expect(dates).toMatchObject({
    '/': '2026-05-01',
    '/kalender/koncert': '2026-02-01',
    '/foredrag': '2026-03-01',
    '/kalender': '2026-02-01',
    '/billeder': '2026-04-01',
    // Shows content of other pages.
    '/presse': '2026-06-01',
    '/kontakt': '2026-06-01',
  })
  expect(Object.keys(dates)).toHaveLength(11)
})

databaseTest('a hidden section has none of its pages in the sitemap', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.news('Blad')
  await write.event('Koncert')
  const paths = async () => (await sitemapEntries(backend)).map(({ path }) => path)
  expect(await paths()).toContain('/nyheder/blad')
  await saveEntry(backend, write.admin, 'udseende.sections', 'kalender -nyheder')
  expect(await paths()).toContain('/kalender/koncert')
  expect((await paths()).filter((path) => path.startsWith('/nyheder'))).toEqual([])
})

interface Image {
  id: string
  assignment: string | null
  is_active: 0 | 1
  is_visible?: 0 | 1
  updated_at: string
}

async function addImage(
  backend: Backend,
  { id, assignment, is_active, is_visible = 1, updated_at }: Image,
) {
  const file_path = `images/${id}.jpg`
  const file = { mime_type: 'image/jpeg', file_size: 1 }
  await addFakePicture(backend, file_path)
  await backend.db
    .insertInto('images')
    .values({
      id,
      filename: file_path,
      file_path,
      original_name: file_path,
      ...file,
      is_thumbnail_separate: 0,
      alt_text: '',
      focus_x: 0.5,
      focus_y: 0.5,
      sort_order: 0,
      page_assignment: assignment,
      is_active,
      is_visible,
      ...at(updated_at),
    })
    .execute()
}
