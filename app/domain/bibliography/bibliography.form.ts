import { z } from 'zod'
import { isQuoted } from '~/domain/bibliography/reviews/pull-quote'
import { recordingField } from '~/domain/files/recording-field'
import { gatherPicture, pictureFields } from '~/domain/images/images.form'
import { gatherPublication, publicationFields } from '~/domain/publishing/publication.form'
import { mediaField } from '~/domain/rich-text/media-field'
import type { FieldTexts } from '~/forms/field-texts'
import {
  oneLine,
  oneOf,
  optionalFile,
  optionalLine,
  optionalLink,
  optionalMedia,
  optionalNumber,
  optionalText,
  requiredLine,
  requiredYear,
  revision,
  wordList,
} from '~/forms/form-fields'
import { languageNames } from '~/forms/languages'
import { stemSlug } from '~/http/slug'
import { choice, link, list, picture, richText, weakReference } from '~/platform/changes/columns'
import { categoryCopy } from './bibliography-editing.copy'
import { isExternal } from './covers'
import { isIsbn } from './isbn'
import { invalidShopCopy, readShop, shopLine } from './shops'

const slug = optionalLine
  .refine(
    (written) => written === null || stemSlug(written) !== '',
    'Brug bogstaverne a-z, tal og bindestreger.',
  )
  .transform((written) => written && stemSlug(written))

/** The host becomes part of a response header, so it may have no unusual characters and no user name. */
const coverUrl = optionalLink.refine(
  (url) => url === null || isOnPlainHost(url),
  'Skriv en adresse, der begynder med https://.',
)

function isOnPlainHost(url: string): boolean {
  if (!isExternal(url)) return false
  const { host, username } = new URL(url)
  return /^[a-z\d.-]+(?::\d+)?$/.test(host) && username === ''
}

const isbn = optionalLine
  .transform((written) => written?.replace(/^ISBN[\s:-]*/i, '') || null)
  .refine(
    (written) => written === null || isIsbn(written),
    'Se ISBN-nummeret efter: et ciffer mangler eller er forkert.',
  )

const maxEntries = 20

const shops = wordList(maxEntries, `Højst ${maxEntries} boghandlere.`).transform(
  (lines, context) => {
    const parsed = lines.map(readShop)
    if (parsed.includes(undefined)) context.addIssue({ code: 'custom', message: invalidShopCopy })
    return parsed.flatMap((shop) => (shop ? shopLine(shop) : []))
  },
)

export const workForm = z
  .object({
    revision,
    title: requiredLine('Skriv en titel.'),
    year: requiredYear(1, 2199),
    category: oneOf(categoryCopy, 'Vælg en kategori.'),
    description: optionalText,
    publisher: optionalLine,
    isbn,
    pages: optionalNumber(1, 99_999, 'Skriv sidetallet med tal.'),
    formats: wordList(maxEntries, `Højst ${maxEntries} udgaver.`),
    translator: optionalLine,
    language: oneOf(languageNames, 'Vælg et sprog.'),
    purchase_link: optionalLink,
    shops,
    extract: optionalText,
    extract_pdf_id: optionalFile,
    recording_id: optionalFile,
    media: optionalMedia,
    slug,
    ...pictureFields('image_url'),
    cover_url: coverUrl,
    ...publicationFields,
  })
  .refine(({ image_url, cover_url }) => !(image_url && cover_url), {
    path: ['cover_url'],
    message: 'Der er allerede valgt et billede. Fjern det, eller lad feltet stå tomt.',
  })
  .transform(gatherPicture('image_url'))
  .transform(gatherPublication)

export type WorkForm = z.infer<typeof workForm>

/** Required; HTML without text counts as blank. */
const quote = optionalText.refine(
  (html) => html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '',
  'Skriv citatet.',
)

function withoutQuotationMarks(sentence: string): string {
  return sentence.replace(/^[»"„“](.*)[«"”“]$/, '$1')
}

export const reviewForm = z
  .object({
    revision,
    header: optionalLine,
    quote_text: quote,
    author: optionalLine.transform((name) => name ?? ''),
    publication: optionalLine,
    language: oneOf(languageNames, 'Vælg et sprog.'),
    pull_quote: optionalText.transform((text) => withoutQuotationMarks(oneLine(text)) || null),
  })
  .refine(({ quote_text, pull_quote }) => pull_quote === null || isQuoted(pull_quote, quote_text), {
    path: ['pull_quote'],
    message: 'Sætningen står ikke sådan i citatet. Udeladte ord kan skrives som […].',
  })

export type ReviewForm = z.infer<typeof reviewForm>

export const workFields = {
  title: 'Titel',
  year: 'År',
  category: choice('Kategori', categoryCopy),
  description: richText('Beskrivelse'),
  publisher: 'Forlag',
  isbn: { label: 'ISBN', hint: 'Med bindestreger, som det står i bogen.' },
  pages: 'Sider',
  formats: list({
    label: 'Fås som',
    hint: 'Skriv én udgave ad gangen, f.eks. »Indbundet« eller »E-bog«.',
  }),
  translator: 'Oversætter',
  language: choice(
    { label: 'Sprog', hint: 'Så skærmlæsere læser det rigtigt op.' },
    languageNames,
    'da',
  ),
  purchase_link: link({ label: 'Købslink', hint: 'Vises som »Køb bogen her«.' }),
  shops: list({
    label: 'Andre boghandlere',
    hint: 'Skriv navnet, og sæt linket til bogen ind bagefter: »Saxo https://www.saxo.com/…«. Vises på værkets egen side.',
  }),
  extract: richText('Uddrag som tekst'),
  extract_pdf_id: weakReference({
    label: 'Uddrag som PDF',
    hint: 'F.eks. det første kapitel, som forlaget har sat det.',
  }),
  ...recordingField,
  ...mediaField,
  slug: {
    label: 'Adresse',
    hint: 'Det sidste af værkets adresse, efter /bibliografi/. Står feltet tomt, bliver den lavet af titlen.',
  },
  image_url: picture({ label: 'Omslag', hint: 'Vises i sine egne proportioner.' }, 'bibliography'),
} satisfies FieldTexts

export const coverField = {
  cover_url: {
    label: 'Omslag fra en anden hjemmeside',
    hint: 'En adresse, der begynder med https://. Læsernes browsere henter så billedet dér, og den hjemmeside kan se det. Det er bedre at uploade billedet.',
  },
} satisfies FieldTexts

export const reviewFields = {
  header: 'Overskrift',
  quote_text: richText('Citat'),
  author: 'Anmelder',
  publication: 'Avis eller medie',
  language: choice(
    { label: 'Sprog', hint: 'Så skærmlæsere læser det rigtigt op.' },
    languageNames,
    'da',
  ),
  pull_quote: {
    label: 'Sætning til at citere',
    hint: 'Den kan kopieres på værkets side. Skriv den, som den står i citatet, eller vælg den herunder.',
  },
} satisfies FieldTexts
