import { submittedText } from '~/forms/form-fields'

export const subjectId = submittedText
  .refine((value) => /^[\w-]{0,64}$/.test(value), 'Vælg igen.')
  .transform((value) => value || null)
