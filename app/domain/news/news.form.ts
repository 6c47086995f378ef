import { z } from 'zod'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import {
  checkPublication,
  gatherPublication,
  publicationFields,
} from '~/domain/publishing/publication.form'
import {
  optionalLine,
  optionalLink,
  requiredDate,
  requiredLine,
  requiredRichText,
  revision,
  sentText,
} from '~/forms/form-fields'
import { maxListedParagraphs } from './news'

const listedParagraphs = sentText
  .refine((value) => value === '' || isCount(value), 'Vælg, hvor meget listen viser.')
  .transform((value) => (value === '' ? null : Number(value)))

function isCount(value: string): boolean {
  return /^\d$/.test(value) && Number(value) >= 1 && Number(value) <= maxListedParagraphs
}

/** The form of a news item (docs/specification.md, "News"). */
export const newsForm = z
  .object({
    revision,
    published_date: requiredDate('Vælg en dato.'),
    title: requiredLine('Skriv en titel.'),
    content: requiredRichText('Skriv nyheden.'),
    link: optionalLink,
    summary: optionalLine,
    listed_paragraphs: listedParagraphs,
    ...pictureFields('image_url'),
    ...publicationFields,
  })
  .superRefine(checkPublication)
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type NewsForm = z.infer<typeof newsForm>
