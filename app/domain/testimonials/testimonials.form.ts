import { z } from 'zod'
import type { FieldTexts } from '~/forms/field-texts'
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

/** The fields; 'Historik' has the same labels. */
export const testimonialFields = {
  name: 'Navn',
  title: { label: 'Titel', hint: 'F.eks. »Sognepræst« eller »Formand for foredragsforeningen«.' },
  quote: 'Citat',
  sort_order: {
    label: 'Rækkefølge',
    hint: 'Et helt tal. Den med det laveste tal står først.',
  },
  is_visible: 'Vis anbefalingen på siden',
} satisfies FieldTexts
