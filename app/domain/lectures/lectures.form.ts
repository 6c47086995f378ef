import { z } from 'zod'
import { recordingField } from '~/domain/files/recording-field'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import { mediaField } from '~/domain/rich-text/media-field'
import type { FieldTexts } from '~/forms/field-texts'
import {
  isDay,
  optionalFile,
  optionalLine,
  optionalLink,
  optionalMedia,
  optionalRichText,
  optionalText,
  requiredLine,
  revision,
  wordList,
} from '~/forms/form-fields'
import { parseTime } from '~/forms/parse-time'
import { date, link, list, mixedText, picture } from '~/platform/changes/columns'

const maxThemes = 30

const themes = wordList(maxThemes, `Højst ${maxThemes} temaer.`)

/** A date or a time can be words, such as 'efter aftale'. */
const hasWords = /\p{L}{3}/u

const dateOrWords = optionalLine.refine(
  (day) => day === null || hasWords.test(day) || isDay(day),
  'Skriv datoen som 24.12.2026, eller i ord.',
)

const timeOrWords = optionalLine
  .transform((time) => time && parseTime(time))
  .refine(
    (time) => time === null || hasWords.test(time) || /^([01]\d|2[0-3]):[0-5]\d$/.test(time),
    'Skriv klokkeslættet som 19.30, eller i ord.',
  )

const organisersText = optionalText.transform((text) => text || null)

export const lectureForm = z
  .object({
    revision,
    title: requiredLine('Skriv en titel.'),
    subtitle: optionalLine,
    description: optionalRichText,
    themes,
    duration: optionalLine,
    date: dateOrWords,
    time: timeOrWords,
    location: optionalLine,
    link: optionalLink,
    recording_id: optionalFile,
    media: optionalMedia,
    intro_short: organisersText,
    intro_middle: organisersText,
    intro_long: organisersText,
    technical_needs: organisersText,
    fee: organisersText,
    ...pictureFields('image_url'),
    ...publicationFields,
  })
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type LectureForm = z.infer<typeof lectureForm>

export const lectureFields = {
  title: 'Titel',
  subtitle: 'Undertitel',
  description: mixedText('Beskrivelse'),
  themes: list({ label: 'Temaer', hint: 'Et eller få ord ad gangen.' }),
  duration: { label: 'Varighed', hint: 'F.eks. »En time og et kvarter«.' },
  date: date({ label: 'Dato', hint: 'Vælg en dag, eller skriv f.eks. »efter aftale«.' }),
  time: { label: 'Tid', hint: 'F.eks. 19.30, eller i ord.' },
  location: 'Sted',
  link: link({ label: 'Link', hint: 'Vises som »Læs mere om foredraget«.' }),
  ...recordingField,
  ...mediaField,
  image_url: picture('Billede', 'lecture'),
  intro_short: { label: 'Kort introduktion', hint: 'To, tre linjer til et program.' },
  intro_middle: { label: 'Mellemlang introduktion', hint: 'F.eks. til kirkebladet.' },
  intro_long: { label: 'Lang introduktion', hint: 'F.eks. til at læse højt, før du går på.' },
  technical_needs: {
    label: 'Teknik',
    hint: 'Hvad der skal være klar: lyd, klaver, lys, lærred.',
  },
  fee: { label: 'Honorar', hint: 'Kun hvis du vil have det sagt.' },
} satisfies FieldTexts

export const concertInfoForm = z.object({ revision, concert_info: optionalText })
