import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { readPage } from '~/platform/db/listing.server'

export const isPublicTestimonial = sql<SqlBool>`testimonials.is_visible = 1`

export async function visibleTestimonials({ db }: Backend, page: number) {
  const query = db
    .selectFrom('testimonials')
    .select(['id', 'quote', 'name', 'title'])
    .where(isPublicTestimonial)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
  return readPage(query, page)
}
