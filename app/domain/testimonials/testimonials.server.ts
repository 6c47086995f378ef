import type { ExpressionBuilder } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/schema'
import type { Testimonial } from './testimonials'
import { publicTestimonial } from './visibility'

/** What a visitor may see: a testimonial that is not hidden. */
function isPublic(eb: ExpressionBuilder<Schema, 'testimonials'>) {
  return eb.and(publicTestimonial)
}

/** The visible testimonials in the author's order. */
export function visibleTestimonials({ db }: Backend): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'quote', 'name', 'title'])
    .where(isPublic)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
