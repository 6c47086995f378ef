import { sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleTestimonials } from './testimonials.sample'

/** The testimonials of the sample content. */
export const testimonialsSample: SampleSource<'testimonials'> = {
  rows: (_tx, { now }) =>
    sampleTestimonials.map(({ is_visible, ...testimonial }, number) => ({
      ...sampleRow('testimonial', number, now),
      ...testimonial,
      is_visible: is_visible === false ? 0 : 1,
      sort_order: number,
    })),
}
