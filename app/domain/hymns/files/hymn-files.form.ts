import { z } from 'zod'
import { missingFieldMessage, optionalLine, requiredLine, revision } from '~/forms/form-fields'

export const hymnFileForm = z.object({
  revision,
  /** Distinguishes this form from the hymn's own. */
  intent: z.literal('describe-file', missingFieldMessage),
  file: z.string(missingFieldMessage),
  name: requiredLine('Skriv et navn.'),
  performer: optionalLine,
  rights: optionalLine,
})

export type HymnFileForm = z.infer<typeof hymnFileForm>
