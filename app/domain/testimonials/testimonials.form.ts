import { z } from 'zod'
import type { FieldTexts } from '~/forms/field-texts'
import { checkbox, optionalLine, requiredLine, requiredText, revision } from '~/forms/form-fields'
import { flag } from '~/platform/changes/columns'

export const testimonialForm = z.object({
  revision,
  name: requiredLine('Skriv et navn.'),
  title: optionalLine,
  quote: requiredText('Skriv citatet.'),
  is_visible: checkbox,
})

export type TestimonialForm = z.infer<typeof testimonialForm>

export const testimonialFields = {
  name: 'Navn',
  title: { label: 'Titel', hint: 'F.eks. »Sognepræst« eller »Formand for foredragsforeningen«.' },
  quote: 'Citat',
  is_visible: flag('Vis anbefalingen på siden', 1),
} satisfies FieldTexts
