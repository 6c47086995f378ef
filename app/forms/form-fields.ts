import { z } from 'zod'
import { withoutDirectionMarks } from './direction-marks'
import { isEditorHtml, withoutTags } from './editor-html'
import { maxUrlLength } from './link-url'
import { mediaOf } from './media'
import { mediaCopy } from './media.copy'
import { parseTime } from './parse-time'
import { pastedLink } from './pasted-link'
import { phoneUrl } from './phone-url'

/** Controls, bidi overrides and characters without a width: they change how text reads, and no search finds it. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be kept out
  /[\u0000-\u0008\u000e-\u001f\u007f\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Zero-width and blank characters, which alone would be a title that nobody sees. */
const visible = /[^\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Word and Pages copy a line break within a paragraph as one of these. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Macs write file names, and copied texts, with å as a and a ring. */
function clean(value: string): string {
  const text = value.normalize('NFC').replace(lineBreaks, '\n').replace(invisible, '')
  return visible.test(text) ? withoutDirectionMarks(text).trim() : ''
}

function cleanLine(value: string): string {
  return clean(value).replace(/\s*[\t\n]\s*/g, ' ')
}

/** A single line of input, without invisible characters. */
export function oneLine(value: string): string {
  return clean(value).replace(/\s+/g, ' ')
}

export const rowId = z.string().regex(/^[\w-]{1,64}$/)

const maxLineLength = 300
const maxTextLength = 50_000

/** Limits a raw field before any regular expression reads it. */
const maxSubmittedLength = 2 * maxTextLength

const tooLong = 'Teksten er for lang.'

export const missingFieldMessage = 'Feltet kom ikke med. Hent siden igen, og prøv en gang til.'

const limitedText = (message: string) =>
  z.string(message).max(maxSubmittedLength, { error: tooLong, abort: true })

/** A form always sends the field: reading a missing one as blank would erase the stored value. */
export const submittedText = limitedText(missingFieldMessage)

const line = z.string().max(maxLineLength, `Højst ${maxLineLength} tegn.`)
const text = z.string().max(maxTextLength, tooLong)

export function requiredLine(message: string) {
  return limitedText(message).transform(cleanLine).pipe(line.min(1, message))
}

export function requiredText(message: string) {
  return limitedText(message).transform(clean).pipe(text.min(1, message))
}

/** An optional line; blank is null. */
export const optionalLine = submittedText
  .transform(cleanLine)
  .pipe(line)
  .transform((value) => value || null)

export const optionalText = submittedText.transform(clean).pipe(text)

const visibleText = (text: string) => (isEditorHtml(text) ? withoutTags(text) : text)

/** Optional text from the editor: HTML, or plain text from before the field had the editor. */
export const optionalRichText = submittedText
  .transform(clean)
  .refine((text) => visibleText(text).length <= maxTextLength, tooLong)

/** The id of an uploaded file. */
export const optionalFile = submittedText
  .refine((value) => /^[\w-]{0,64}$/.test(value), 'Vælg filen igen.')
  .transform((value) => value || null)

/** A video or a sound of a known service, as `mediaHtml` writes it. */
export const optionalMedia = submittedText
  .normalize()
  .refine((html) => html === '' || mediaOf(html) !== undefined, mediaCopy.invalid)
  .transform((html) => html || null)

export function requiredRichText(message: string) {
  return optionalRichText.refine(
    (text) => clean(visibleText(text).replaceAll('&nbsp;', ' ')) !== '',
    message,
  )
}

/** The last day of dates in forms. Repetitions and calendar files of later ones would be invalid. */
const lastDay = '2199-12-31'
export const tooLate = 'Vælg en dato før år 2200.'

/** Whether it is YYYY-MM-DD, an existing date that a form accepts. */
export function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success && value <= lastDay
}

/** YYYY-MM-DD, an existing date. */
export function requiredDate(message: string) {
  return z
    .string(message)
    .max(maxSubmittedLength, { error: message, abort: true })
    .trim()
    .min(1, message)
    .pipe(z.iso.date({ error: 'Skriv datoen som 24.12.2026.', abort: true }))
    .refine((date) => date <= lastDay, tooLate)
}

export const skippedTime =
  'Det klokkeslæt findes ikke den nat: uret stilles en time frem. Vælg et andet.'

/** HH:MM on a 24-hour clock. Accepts the Danish ways of writing it; see `parseTime`. */
export const optionalTime = submittedText
  .transform(parseTime)
  .refine(
    (value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    'Skriv klokkeslættet som 19.30.',
  )
  .transform((value) => value || null)

/** An optional web URL; `www.dr.dk` is completed. */
export const optionalLink = z
  .string(missingFieldMessage)
  .max(maxUrlLength, { error: 'Adressen er for lang.', abort: true })
  .transform(clean)
  .transform((value) => (value === '' ? '' : (pastedLink(value) ?? value)))
  .refine(
    (value) => value === '' || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)),
    'Skriv en hel adresse, f.eks. https://example.dk.',
  )
  .transform((value) => value || null)

export function requiredLink(message: string) {
  return optionalLink
    .refine((value) => value !== null, message)
    .transform((value) => value as string)
}

/** Also with a name or a domain in other letters than a-z, as navn@ærø.dk. The parts of a domain have at most 63. */
const email =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

export const optionalEmail = submittedText
  .transform(cleanLine)
  .refine(
    (value) => value === '' || (value.length <= 254 && email.test(value)),
    'Skriv hele e-mailadressen, f.eks. navn@example.dk.',
  )
  .transform((value) => value || null)

export const optionalPhone = submittedText
  .transform(cleanLine)
  .refine(
    (value) => value === '' || phoneUrl(value) !== undefined,
    'Skriv ét telefonnummer, f.eks. 12 34 56 78 eller +46 8 123 456 78.',
  )
  .transform((value) => value || null)

export function oneOf<Value extends string>(words: Record<Value, string>, message: string) {
  return z.enum(Object.keys(words) as Value[], {
    error: ({ input }) => (input === undefined ? missingFieldMessage : message),
  })
}

/** A whole number; blank is null. */
export function optionalNumber(min: number, max: number, message: string) {
  return submittedText
    .trim()
    .regex(/^(?:0|[1-9]\d{0,8})?$/, message)
    .transform((digits) => (digits ? Number(digits) : null))
    .refine((number) => number === null || (number >= min && number <= max), message)
}

export function optionalYear(min: number, max: number) {
  return optionalNumber(min, max, `Skriv årstallet med tal, mellem ${min} og ${max}.`)
}

export function requiredYear(min: number, max: number) {
  return optionalYear(min, max)
    .refine((year) => year !== null, 'Skriv et årstal.')
    .transform((year) => year as number)
}

/** A checkbox: true when it was sent at all. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

/** The revision that the form was loaded with; absent for a new row. */
export const revision = z.coerce
  .number(missingFieldMessage)
  .int(missingFieldMessage)
  .min(0, missingFieldMessage)
  .max(2 ** 31 - 1, missingFieldMessage)

export const ids = z
  .string(missingFieldMessage)
  .max(1_000_000)
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(20_000))

/** The new order of a list, with the ids of the rows that the author moved. */
export const orderForm = z.object({ order: ids, moved: ids })

/**
 * A list of words without blanks and duplicates. The form always has one blank entry, which distinguishes
 * an empty list from a missing one.
 */
export function wordList(maxWords: number, tooMany: string) {
  return z
    .array(optionalLine, missingFieldMessage)
    .max(maxWords, tooMany)
    .transform((words) => words.filter((word) => word !== null))
    .transform((words) => words.filter((word, index) => words.findIndex(isSameAs(word)) === index))
}

function isSameAs(word: string) {
  return (other: string) => other.toLocaleLowerCase('da') === word.toLocaleLowerCase('da')
}
