import type { Backend } from '~/platform/backend.server'

/** Every testimonial in the author's order, with all that its form needs. */
export async function allTestimonials({ db }: Backend) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'revision', 'name', 'title', 'quote', 'is_visible', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type ListedTestimonial = Awaited<ReturnType<typeof allTestimonials>>[number]

/** A testimonial's stored values for its form. */
export async function testimonialForEditing({ db }: Backend, id: string) {
  return db
    .selectFrom('testimonials')
    .select(['revision', 'name', 'title', 'quote', 'is_visible', 'sort_order'])
    .where('id', '=', id)
    .executeTakeFirst()
}
