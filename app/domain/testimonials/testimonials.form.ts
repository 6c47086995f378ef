import { z } from 'zod'
import {
  checkbox,
  optionalLine,
  requiredLine,
  requiredText,
  revision,
  sortOrder,
} from '~/forms/form-fields'

/** The form of a testimonial (docs/specification.md, "Testimonials"). */
export const testimonialForm = z.object({
  revision,
  name: requiredLine('Skriv et navn.'),
  title: optionalLine,
  quote: requiredText('Skriv citatet.'),
  sort_order: sortOrder,
  is_visible: checkbox,
})

export type TestimonialForm = z.infer<typeof testimonialForm>
