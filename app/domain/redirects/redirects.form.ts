import { z } from 'zod'
import { requiredLine, revision } from '~/forms/form-fields'

const pathField = (missing: string) =>
  requiredLine(missing).refine(
    (written) => /^(\/(?![/\\])|https?:\/\/)[^\\]*$/i.test(written),
    'Skriv adressen, som den står efter domænet, f.eks. /foredrag.',
  )

export const redirectForm = z.object({
  revision,
  path: pathField('Skriv den adresse, der skal sendes videre.'),
  target: pathField('Vælg en side, eller skriv dens adresse.'),
})

export type RedirectForm = z.infer<typeof redirectForm>
