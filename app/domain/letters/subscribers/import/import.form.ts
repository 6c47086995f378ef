import { z } from 'zod'

/** Bounded by the form's size: see server/requests/form-body.ts. */
export const maxImportBytes = 8_000_000

export const importForm = z
  .object({
    files: z
      .array(z.string().max(maxImportBytes), 'Vælg en fil med læsere.')
      .transform((files) => files.filter((text) => text.trim() !== ''))
      .refine((files) => files.length > 0, 'Vælg en fil med læsere.'),
    consent: z.enum(['stated', 'asked'], 'Vælg, om læserne har sagt ja.'),
    statement: z.string().optional(),
  })
  .refine(({ consent, statement }) => consent === 'asked' || statement !== undefined, {
    path: ['statement'],
    error: 'Sæt kryds, hvis det passer. Ellers vælg, at alle bliver spurgt.',
  })
