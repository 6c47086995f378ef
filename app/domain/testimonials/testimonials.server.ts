import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { readPage } from '~/platform/db/listing.server'

export const isPublicTestimonial = sql<SqlBool>`testimonials.is_visible = 1`

export type Testimonial = Awaited<ReturnType<typeof visibleTestimonials>>['items'][number]

export async function visibleTestimonials(backend: Backend, page: number) {
  const query = testimonialsInOrder(backend)
    .select(['id', 'quote', 'name', 'title'])
    .where(isPublicTestimonial)
  return readPage(query, page)
}

export async function listTestimonials(backend: Backend) {
  return testimonialsInOrder(backend)
    .select(['id', 'revision', 'name', 'title', 'quote', 'is_visible', 'sort_order'])
    .execute()
}

function testimonialsInOrder({ db }: Backend) {
  return db.selectFrom('testimonials').orderBy('sort_order').orderBy('created_at').orderBy('id')
}
