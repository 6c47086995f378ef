import { z } from 'zod'
import { churchDay } from '~/domain/church-year/church-days'
import { unknownDayCopy } from '~/domain/church-year/church-year.copy'
import { findChurchDay } from '~/domain/church-year/day-names'
import { normalizeVerse } from '~/domain/hymns/verse/normalize-verse'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import { mediaField } from '~/domain/rich-text/media-field'
import { passageText, readPassage } from '~/domain/scripture/passages'
import { refusalCopy } from '~/domain/scripture/scripture.copy'
import type { FieldTexts } from '~/forms/field-texts'
import {
  checkbox,
  missingFieldMessage,
  oneOf,
  optionalLine,
  optionalMedia,
  optionalNumber,
  optionalText,
  optionalYear,
  requiredLine,
  requiredText,
  requiredYear,
  revision,
  wordList,
} from '~/forms/form-fields'
import { languageNames } from '~/forms/languages'
import {
  choice,
  flag,
  list,
  nullableReference,
  picture,
  richText,
} from '~/platform/changes/columns'

const yearRange = [1500, 2100] as const
const maxEntries = 30
const maxVerseLength = 50_000

/** Normalizes the line breaks of Word first, since `requiredText` removes these characters. */
const stanzas = z
  .string('Skriv salmens tekst.')
  .max(maxVerseLength, 'Teksten er for lang.')
  .transform(normalizeVerse)
  .pipe(requiredText('Skriv salmens tekst.'))

const excerpt = optionalText.transform((text) => text || null)

const scripture = wordList(maxEntries, `Højst ${maxEntries} skriftsteder.`).transform(
  (lines, context) => {
    const passages = lines.map(readPassage)
    for (const read of passages) {
      if ('refusal' in read) {
        context.addIssue({ code: 'custom', message: refusalCopy[read.refusal] })
      }
    }
    return [
      ...new Set(passages.flatMap((read) => ('passage' in read ? passageText(read.passage) : []))),
    ]
  },
)

const days = wordList(maxEntries, `Højst ${maxEntries} dage.`).transform((typed, context) => {
  const matches = typed.map((words) => churchDay(words) ?? findChurchDay(words))
  if (matches.includes(undefined)) context.addIssue({ code: 'custom', message: unknownDayCopy })
  return [...new Set(matches.flatMap((day) => day?.id ?? []))]
})

export const hymnForm = z
  .object({
    revision,
    title: requiredLine('Skriv en titel.'),
    stanzas,
    excerpt,
    /** Null for the author. */
    lyricist: optionalLine,
    year: optionalYear(...yearRange),
    language: oneOf(languageNames, 'Vælg et sprog.'),
    themes: wordList(maxEntries, `Højst ${maxEntries} temaer.`),
    melody: optionalLine,
    composer: optionalLine,
    arrangement: optionalLine,
    metre: optionalLine,
    scripture,
    days,
    occasions: wordList(maxEntries, `Højst ${maxEntries} anledninger.`),
    commentary: optionalText,
    media: optionalMedia,
    text_rights: optionalLine,
    melody_rights: optionalLine,
    arrangement_rights: optionalLine,
    is_free_in_worship: checkbox,
    ...publicationFields,
  })
  .transform(gatherPublication)

export type HymnForm = z.infer<typeof hymnForm>

export const hymnCollectionForm = z
  .object({
    revision,
    title: requiredLine('Skriv en titel.'),
    year: requiredYear(...yearRange),
    collaborator: optionalLine,
    description: optionalText,
    /** The number of hymns in the book; null if all are on the site. */
    hymn_count: optionalNumber(0, 9999, 'Skriv antallet med tal.'),
    bibliography_id: optionalLine,
    /** In order; ids of deleted hymns are skipped. */
    hymn_ids: z
      .array(optionalLine, missingFieldMessage)
      .transform((ids) => ids.filter((id) => id !== null)),
    is_available: checkbox,
    ...pictureFields('image_url'),
    ...publicationFields,
  })
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type HymnCollectionForm = z.infer<typeof hymnCollectionForm>

export const hymnFields = {
  title: 'Titel',
  stanzas: {
    label: 'Tekst',
    hint: 'En tom linje skiller to vers. Skriv »Omkvæd:« over et omkvæd. Versenes numre kommer af sig selv.',
  },
  excerpt: { label: 'Uddrag', hint: 'Det, listen viser. Ellers de første fire linjer.' },
  lyricist: { label: 'Tekstforfatter', hint: 'Kun når det er en anden end dig.' },
  year: { label: 'År', hint: 'Da teksten blev skrevet.' },
  language: choice(
    { label: 'Sprog', hint: 'Så skærmlæsere læser det rigtigt op.' },
    languageNames,
    'da',
  ),
  commentary: richText({
    label: 'Om salmen',
    hint: 'Vises under teksten: hvordan den blev til, hvordan den kan synges.',
  }),
  ...mediaField,
  themes: list({ label: 'Temaer', hint: 'Skriv et tema, og tryk Enter.' }),
  scripture: list({
    label: 'Skriftsteder',
    hint: 'Skriv f.eks. »Luk 2,1-14«, og tryk Enter. De almindelige forkortelser forstås.',
  }),
  days: list({
    label: 'Kirkeårets dage',
    hint: 'Skriv f.eks. »2. søndag i advent« eller »2 s e trin«, og tryk Enter.',
  }),
  occasions: list({
    label: 'Anledninger',
    hint: 'F.eks. dåb eller begravelse. Skriv, og tryk Enter.',
  }),
  melody: { label: 'Melodi', hint: 'F.eks. »Egen melodi« eller »Dejlig er jorden«.' },
  composer: 'Komponist',
  arrangement: { label: 'Udsættelse', hint: 'Hvem der har sat den ud, og for hvem.' },
  metre: { label: 'Versemål', hint: 'F.eks. 8.7.8.7.' },
  text_rights: 'Rettigheder til teksten',
  melody_rights: 'Rettigheder til melodien',
  arrangement_rights: 'Rettigheder til udsættelsen',
  is_free_in_worship: flag('Må synges frit i gudstjenester'),
} satisfies FieldTexts

export const hymnCollectionFields = {
  title: 'Titel',
  year: { label: 'År', hint: 'Da samlingen udkom.' },
  hymn_count: { label: 'Antal salmer', hint: 'I bogen. Ellers så mange, som er valgt nedenfor.' },
  collaborator: { label: 'Samarbejde', hint: 'F.eks. »Melodier af Thea Lindrup Krog«.' },
  description: 'Beskrivelse',
  hymn_ids: list({
    label: 'Salmer i samlingen',
    hint: 'Skriv noget af titlen, vælg salmen, og tryk Enter.',
  }),
  bibliography_id: nullableReference('Bogen i bibliografien', 'bibliography'),
  image_url: picture('Omslag', 'bibliography'),
  is_available: flag('Kan købes', 1),
} satisfies FieldTexts
