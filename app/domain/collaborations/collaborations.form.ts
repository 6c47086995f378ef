import { z } from 'zod'
import { parseUploadedPdfs } from '~/domain/files/files'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import type { FieldTexts } from '~/forms/field-texts'
import {
  optionalLink,
  optionalText,
  requiredLine,
  revision,
  submittedText,
} from '~/forms/form-fields'
import { link, picture, richText } from '~/platform/changes/columns'

const maxNewPdfs = 50

const newPdfs = submittedText.transform((text, context) => {
  const pdfs = parseUploadedPdfs(text)
  if (pdfs && pdfs.length <= maxNewPdfs) return pdfs.map(({ id }) => id)
  context.addIssue({ code: 'custom', message: 'Vedhæft PDF-filerne igen.' })
  return z.NEVER
})

export const collaborationForm = z
  .object({
    revision,
    title: requiredLine('Skriv en titel.'),
    short_text: optionalText.transform((text) => text || null),
    description: optionalText,
    link: optionalLink,
    new_pdfs: newPdfs,
    ...pictureFields('image_url'),
    ...publicationFields,
  })
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type CollaborationForm = z.infer<typeof collaborationForm>

export const collaborationFields = {
  title: 'Titel',
  short_text: {
    label: 'Kort tekst',
    hint: 'Vises i oversigten. Uden den vises begyndelsen af den lange beskrivelse.',
  },
  description: richText('Lang beskrivelse'),
  image_url: picture('Billede', 'collaboration'),
  link: link({ label: 'Link', hint: 'Vises som »Besøg samarbejdspartner«.' }),
} satisfies FieldTexts
