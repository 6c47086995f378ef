import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import type { RowOf } from '~/platform/db/schema'
import { visibleTestimonials } from './testimonials.server'

async function add({ db }: Backend, testimonial: Partial<RowOf<'testimonials'>> & { id: string }) {
  const row = { quote: 'Godt', name: 'Karen', is_visible: 1 as const, sort_order: 0, revision: 1 }
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01' }
  await db
    .insertInto('testimonials')
    .values({ ...row, ...times, ...testimonial })
    .execute()
}

databaseTest('testimonials are in the author’s order', async ({ backend }) => {
  await add(backend, { id: 'last', sort_order: 3 })
  await add(backend, { id: 'first', sort_order: -1 })
  await add(backend, { id: 'later', sort_order: 2, created_at: '2026-01-02' })
  await add(backend, { id: 'earlier', sort_order: 2, created_at: '2026-01-01' })
  const ids = (await visibleTestimonials(backend, 1)).items.map(({ id }) => id)
  expect(ids).toEqual(['first', 'earlier', 'later', 'last'])
})

databaseTest('a hidden testimonial is never shown', async ({ backend }) => {
  await add(backend, { id: 'hidden', is_visible: 0 })
  expect((await visibleTestimonials(backend, 1)).items).toEqual([])
})

databaseTest('a testimonial is a quote, a name and perhaps a title', async ({ backend }) => {
  await add(backend, { id: 't', quote: 'Vi sang.', name: 'Poul', title: 'Organist' })
  expect((await visibleTestimonials(backend, 1)).items).toEqual([
    { id: 't', quote: 'Vi sang.', name: 'Poul', title: 'Organist' },
  ])
})
