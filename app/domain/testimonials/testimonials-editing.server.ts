import type { Backend } from '~/platform/backend.server'

export async function listTestimonials({ db }: Backend) {
  return db
    .selectFrom('testimonials')
    .select(['id', 'revision', 'name', 'title', 'quote', 'is_visible', 'sort_order'])
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export type ListedTestimonial = Awaited<ReturnType<typeof listTestimonials>>[number]
