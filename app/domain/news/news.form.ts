import { z } from 'zod'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import { subjectId } from '~/domain/subjects/subjects.form'
import type { FieldTexts } from '~/forms/field-texts'
import {
  optionalLine,
  optionalLink,
  optionalNumber,
  requiredDate,
  requiredLine,
  requiredRichText,
  revision,
} from '~/forms/form-fields'
import { date, link, mixedText, picture, weakReference } from '~/platform/changes/columns'
import { maxListedParagraphs } from './news'

export const newsForm = z
  .object({
    revision,
    published_date: requiredDate('Vælg en dato.'),
    title: requiredLine('Skriv en titel.'),
    content: requiredRichText('Skriv nyheden.'),
    link: optionalLink,
    summary: optionalLine,
    /** The number of paragraphs in the list; null for all. */
    listed_paragraphs: optionalNumber(1, maxListedParagraphs, 'Vælg, hvor meget listen viser.'),
    subject_id: subjectId,
    ...pictureFields('image_url'),
    ...publicationFields,
  })
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type NewsForm = z.infer<typeof newsForm>

export const newsFields = {
  published_date: date('Dato'),
  title: 'Titel',
  content: mixedText('Indhold'),
  listed_paragraphs: {
    label: 'I listen over nyheder',
    hint: 'Resten står på nyhedens egen side.',
  },
  link: link({ label: 'Link', hint: 'Vises som »Læs mere →« under nyheden.' }),
  image_url: picture('Billede', 'news'),
  subject_id: weakReference({
    label: 'Hører til',
    hint: 'Siden fører dertil under »Læs også«, og nyheden står dér.',
  }),
  summary: {
    label: 'Kort beskrivelse',
    hint: 'Én eller to linjer, der vises, når nyheden deles eller findes ved en søgning. Uden dem bruges begyndelsen af teksten.',
  },
} satisfies FieldTexts
