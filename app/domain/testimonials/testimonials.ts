import type { RowOf } from '~/platform/db/schema'

export type Testimonial = Pick<RowOf<'testimonials'>, 'id' | 'quote' | 'name' | 'title'>
