import type { ExpressionBuilder } from 'kysely'
import { type Page, pageOf, rowsOf } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import type { Testimonial } from './testimonials'
import { publicTestimonial } from './visibility'

function isPublic(eb: ExpressionBuilder<Schema, 'testimonials'>) {
  return eb.and(publicTestimonial)
}

/** One page of the visible testimonials, in the author's order. */
export async function visibleTestimonials(
  { db }: Backend,
  page: number,
): Promise<Page<Testimonial>> {
  const { limit, offset } = rowsOf(page)
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'quote', 'name', 'title'])
    .where(isPublic)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return pageOf(rows, page)
}
