import { submittedText } from '~/forms/form-fields'

/** The id of a lecture or a work; null for none. */
export const subjectId = submittedText
  .refine((value) => /^[\w-]{0,64}$/.test(value), 'Vælg igen.')
  .transform((value) => value || null)
