import { z } from 'zod'
import type { FieldTexts } from '~/forms/field-texts'
import {
  isDay,
  missingFieldMessage,
  oneLine,
  oneOf,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
  revision,
  rowId,
} from '~/forms/form-fields'
import { choice } from '~/platform/changes/columns'

const maxMessage = 10_000

const optionalDay = z
  .string(missingFieldMessage)
  .max(40, 'Skriv datoen som 24.12.2026.')
  .transform((value) => {
    const danish = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(value.trim())
    if (!danish) return value.trim()
    const [, day = '', month = '', year = ''] = danish
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  .refine((value) => value === '' || isDay(value), 'Skriv datoen som 24.12.2026.')
  .transform((value) => value || null)

/** The form that a visitor sends. */
export const enquiryForm = z.object({
  name: requiredLine('Skriv dit navn.').transform(oneLine),
  organisation: optionalLine,
  email: optionalEmail
    .refine((value) => value !== null, 'Skriv din e-mailadresse, så du kan få svar.')
    .transform((value) => value as string),
  phone: optionalPhone,
  lecture: z.union([z.literal(''), rowId]).catch(''),
  wished_date: optionalDay,
  dates: optionalLine,
  place: optionalLine,
  people: optionalLine,
  message: requiredText('Skriv, hvad du vil spørge om.').refine(
    (text) => text.length <= maxMessage,
    'Højst 10.000 tegn.',
  ),
})

export type EnquiryForm = z.infer<typeof enquiryForm>

export type EnquiryField = Extract<keyof z.input<typeof enquiryForm>, string>

/** The fields that the author edits. */
export const enquiryFields = {
  state: choice(
    'Status',
    { new: 'Ny', answered: 'Besvaret', archived: 'Arkiveret', suspected: 'Mistænkt' },
    'new',
  ),
  note: { label: 'Din note', hint: 'Kun for dig.' },
} satisfies FieldTexts

export const enquiryEditForm = z.object({
  revision,
  state: oneOf(enquiryFields.state.labels, 'Vælg en status.'),
  note: optionalText,
})

export type EnquiryState = z.output<typeof enquiryEditForm>['state']
