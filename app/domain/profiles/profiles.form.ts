import { z } from 'zod'
import type { FieldTexts } from '~/forms/field-texts'
import { optionalLine, requiredLink, revision } from '~/forms/form-fields'
import { link } from '~/platform/changes/columns'

export const profileForm = z.object({
  revision,
  url: requiredLink('Indsæt profilens adresse.'),
  name: optionalLine.refine((line) => (line ?? '').length <= 60, 'Højst 60 tegn.'),
})

export type ProfileForm = z.infer<typeof profileForm>

export const profileFields = {
  url: link({
    label: 'Profilens adresse',
    hint: 'Åbn din profil, og kopiér adressen fra browseren. Navn og ikon følger af den.',
  }),
  name: {
    label: 'Navn',
    hint: 'Uden navn står der stedets eget, f.eks. »Facebook«.',
  },
} satisfies FieldTexts
