import { z } from 'zod'
import { linkUrl, maxUrlLength } from './link-url'

/** Invisible characters that change how text reads or where it ends: NUL, controls, bidi overrides. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept out
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

const clean = (value: string) => value.replaceAll('\r\n', '\n').replace(unwanted, '').trim()

/** What somebody typed as one line without anything invisible in it. */
export function oneLine(value: string): string {
  return clean(value).replace(/\s+/g, ' ')
}

const longestLine = 300
const longestText = 50_000

/** Of a field as it is sent, so that no expression below reads more. */
const maxSentLength = 2 * longestText

const tooLong = 'Teksten er for lang.'

/** What a form without one of its fields is told. */
export const notSent = 'Feltet kom ikke med. Hent siden igen, og prøv en gang til.'

/**
 * What a form always sends, blank or not: without it the form is not whole, and reading it as blank
 * would erase what is stored.
 */
export const sentText = z.string(notSent).max(maxSentLength, { error: tooLong, abort: true })

/** One line of text that has to be there. */
export function requiredLine(message: string) {
  return z
    .string(message)
    .max(maxSentLength, { error: tooLong, abort: true })
    .transform(clean)
    .pipe(z.string().min(1, message).max(longestLine, `Højst ${longestLine} tegn.`))
}

/** Text of several lines that has to be there. */
export function requiredText(message: string) {
  return z
    .string(message)
    .max(maxSentLength, { error: tooLong, abort: true })
    .transform(clean)
    .pipe(z.string().min(1, message).max(longestText, tooLong))
}

/** A line that may be left out; blank is null. */
export const optionalLine = sentText
  .transform(clean)
  .pipe(z.string().max(longestLine, `Højst ${longestLine} tegn.`))
  .transform((value) => value || null)

/** Text that may be left out. */
export const optionalText = sentText.transform(clean).pipe(z.string().max(longestText, tooLong))

/** YYYY-MM-DD, a day that exists. */
export function requiredDate(message: string) {
  return z
    .string(message)
    .max(maxSentLength, { error: message, abort: true })
    .trim()
    .min(1, message)
    .pipe(z.iso.date('Skriv datoen som 24.12.2026.'))
}

/** HH:MM on a clock of 24 hours. */
export const optionalTime = sentText
  .refine(
    (value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'Skriv klokkeslættet som 19:30.',
  )
  .transform((value) => value || null)

/** A URL on the web, or nothing; `www.dr.dk` is completed. */
export const optionalLink = z
  .string(notSent)
  .max(maxUrlLength, { error: 'Adressen er for lang.', abort: true })
  .transform(clean)
  .transform((value) => (value === '' ? '' : (linkUrl(value) ?? value)))
  .refine(
    (value) => value === '' || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'Skriv en hel adresse, f.eks. https://example.dk.',
  )
  .transform((value) => value || null)

/** An e-mail address, or nothing. */
export const optionalEmail = sentText
  .transform(clean)
  .refine(
    (value) => value === '' || (value.length <= 254 && z.email().safeParse(value).success),
    'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
  )
  .transform((value) => value || null)

/** A telephone number as people write it, or nothing. */
export const optionalPhone = sentText
  .transform(clean)
  .refine(
    (value) => value === '' || /^\+?[\d\s()./-]{3,30}$/.test(value),
    'Skriv telefonnummeret med tal, f.eks. 12 34 56 78.',
  )
  .transform((value) => value || null)

/** A checkbox: on when it was sent at all. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

/** The revision the form was made from; a new row has none. */
export const revision = z.coerce
  .number(notSent)
  .int(notSent)
  .min(0, notSent)
  .max(2 ** 31, notSent)

/** What an integer column of either engine holds. */
const largestInteger = 2 ** 31 - 1

/**
 * A place in an order: a whole number, and 0 for everything that is none (docs/specification.md,
 * "Validation").
 */
export const sortOrder = sentText
  .transform((value) => Number.parseInt(value, 10))
  .transform((order) => (Math.abs(order) <= largestInteger ? order : 0))
