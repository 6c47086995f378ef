import { rowForForm } from '~/domain/rows/row-for-form.server'
import type { Backend } from '~/platform/backend.server'
import { testimonialForm } from './testimonials.form'

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

export function testimonialForEditing(backend: Backend, id: string) {
  return rowForForm(backend, 'testimonials', testimonialForm, id)
}
