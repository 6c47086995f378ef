import { type SqlBool, sql } from 'kysely'
import { pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'

export const isPublicTestimonial = sql<SqlBool>`testimonials.is_visible = 1`

export async function visibleTestimonials({ db }: Backend, page: number) {
  const { limit, offset } = rowRange(page)
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'quote', 'name', 'title'])
    .where(isPublicTestimonial)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return pageOf(rows, page)
}
