import { z } from 'zod'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import type { FieldTexts } from '~/forms/field-texts'
import {
  checkbox,
  optionalLine,
  requiredLine,
  requiredRichText,
  revision,
} from '~/forms/form-fields'
import { flag, richText } from '~/platform/changes/columns'

export const letterForm = z
  .object({
    revision,
    title: requiredLine('Skriv et emne.'),
    content: requiredRichText('Skriv brevet.'),
    summary: optionalLine,
    has_page: checkbox,
    ...publicationFields,
  })
  .transform(gatherPublication)

export type LetterForm = z.infer<typeof letterForm>

export const letterFields = {
  title: { label: 'Emne', hint: 'Det første, læserne ser i indbakken.' },
  content: richText('Brev'),
  summary: {
    label: 'Kort beskrivelse',
    hint: 'Står efter emnet i indbakken. Uden den bruges begyndelsen af brevet.',
  },
  has_page: flag('Vis også brevet på hjemmesiden', 1),
} satisfies FieldTexts
