import { z } from 'zod'
import { requiredLine, revision } from '~/forms/form-fields'

/** Hers begin with a slash, or are pasted whole; whose they are is checked where the site is known. */
const pathField = (missing: string) =>
  requiredLine(missing).refine(
    (written) => /^(\/(?![/\\])|https?:\/\/)[^\\]*$/i.test(written),
    'Skriv adressen, som den står efter domænet, f.eks. /foredrag.',
  )

/** A path of the site that shall lead to another of its pages. */
export const redirectForm = z.object({
  revision,
  path: pathField('Skriv den adresse, der skal sendes videre.'),
  target: pathField('Vælg en side, eller skriv dens adresse.'),
})

export type RedirectForm = z.infer<typeof redirectForm>
