import { z } from 'zod'
import {
  checkPublication,
  gatherPublication,
  publicationFields,
} from '~/domain/publishing/publication.form'
import {
  optionalLink,
  requiredDate,
  requiredLine,
  requiredText,
  revision,
} from '~/forms/form-fields'

/** What the author writes of a news item (docs/specification.md, "News"). */
export const newsForm = z
  .object({
    revision,
    published_date: requiredDate('Vælg en dato.'),
    title: requiredLine('Skriv en titel.'),
    content: requiredText('Skriv nyheden.'),
    link: optionalLink,
    ...publicationFields,
  })
  .superRefine(checkPublication)
  .transform(gatherPublication)

export type NewsForm = z.infer<typeof newsForm>
