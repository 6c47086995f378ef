import { expect, test } from 'vitest'
import type { z } from 'zod'
import { isEditorHtml, isPicturePath } from './editor-html'
import {
  ids,
  oneOf,
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalPhone,
  optionalText,
  optionalTime,
  requiredDate,
  requiredLine,
  requiredRichText,
  requiredText,
  revision,
  wordList,
} from './form-fields'

/** The parsed value of a field, or the message if it is refused. */
function read(field: z.ZodType, sent: unknown): unknown {
  const { data, error } = field.safeParse(sent)
  return error ? error.issues[0]?.message : data
}

test('text is stored without carriage returns, invisible characters and outer blanks', () => {
  expect(read(optionalText, ' Én\r\nto\u0000\u202e\u2066\n')).toBe('Én\nto')
  expect(read(requiredText('Skriv noget.'), '\r\n\u0007 ')).toBe('Skriv noget.')
})

test('line breaks of other programs are line breaks in a text, and spaces in a line', () => {
  const copied = 'Så\vsyng\u2028nu\u2029og\fher\rved\u0085fjorden'
  expect(read(optionalText, copied)).toBe('Så\nsyng\nnu\nog\nher\nved\nfjorden')
  expect(read(optionalLine, copied)).toBe('Så syng nu og her ved fjorden')
  expect(read(requiredLine('Skriv en titel.'), 'En\ttitel \n her')).toBe('En titel her')
})

test('characters without a width are left out, and marks of direction where nothing is written from the right', () => {
  expect(read(optionalLine, '\ufeffAften\u200b\u2060salme\u200e\u200f')).toBe('Aftensalme')
  expect(read(optionalLine, 'Tóm\u00adas 👩\u200d🎨')).toBe('Tóm\u00adas 👩\u200d🎨')
  expect(read(optionalLine, 'שלום\u200f! Anna')).toBe('שלום\u200f! Anna')
  expect(read(optionalEmail, '\u200banna@example.dk\u200e')).toBe('anna@example.dk')
  expect(read(optionalPhone, '\u200e12 34\t56 78\u2060')).toBe('12 34 56 78')
})

test.each([
  '\u200b',
  '\u200b \u2060',
  '\u00ad',
  '\u2800',
  '\u3164\u115f',
  '\ufeff',
  '\u{e0041}',
  '\ufe0f',
])('the text %j, which nobody sees, is blank', (unseen) => {
  expect(read(requiredLine('Skriv en titel.'), unseen)).toBe('Skriv en titel.')
  expect(read(requiredText('Skriv noget.'), unseen)).toBe('Skriv noget.')
  expect(read(requiredRichText('Skriv noget.'), `<p>${unseen}&nbsp;</p>`)).toBe('Skriv noget.')
  expect(read(optionalLine, unseen)).toBeNull()
  expect(read(optionalText, `😀\u200d👩${unseen}`)).toContain('😀\u200d👩')
})

test('a line has at most 300 characters, a text 50,000', () => {
  expect(read(optionalLine, 'å'.repeat(300))).toBe('å'.repeat(300))
  expect(read(optionalLine, 'å'.repeat(301))).toBe('Højst 300 tegn.')
  expect(read(optionalText, 'å'.repeat(50_000))).toBe('å'.repeat(50_000))
  expect(read(optionalText, 'å'.repeat(50_001))).toBe('Teksten er for lang.')
})

const emailFault = 'Skriv hele e-mailadressen, f.eks. navn@example.dk.'
const phoneFault = 'Skriv ét telefonnummer, f.eks. 12 34 56 78 eller +46 8 123 456 78.'
const linkFault = 'Skriv en hel adresse, f.eks. https://example.dk.'
const timeFault = 'Skriv klokkeslættet som 19.30.'
const dateFault = 'Skriv datoen som 24.12.2026.'
const date = requiredDate('Vælg en dato.')
/** The longest name between two dots of a domain. */
const longName = 'e'.repeat(63)
/** Of 256 characters, two too many. */
const longEmail = `${'n'.repeat(64)}@${'e'.repeat(62)}.${'e'.repeat(62)}.${'e'.repeat(62)}.dk`

test.each<[name: string, sent: string, value: string | null, field: z.ZodType]>([
  ['an e-mail address', ' navn@example.dk ', 'navn@example.dk', optionalEmail],
  ['an e-mail address', '', null, optionalEmail],
  ['an e-mail address', 'navn@example', emailFault, optionalEmail],
  ['an e-mail address', longEmail, emailFault, optionalEmail],
  ['an e-mail address', `navn@${longName}.dk`, `navn@${longName}.dk`, optionalEmail],
  ['an e-mail address', `navn@${longName}e.dk`, emailFault, optionalEmail],
  ['an e-mail address', 'søren@blå-bær.dk', 'søren@blå-bær.dk', optionalEmail],
  [
    'an e-mail address',
    'søren@blåbær.example.dk'.normalize('NFD'),
    'søren@blåbær.example.dk',
    optionalEmail,
  ],
  ['an e-mail address', 'søren@@ærø.dk', emailFault, optionalEmail],
  ['an e-mail address', 'søren@ærø..dk', emailFault, optionalEmail],
  ['an e-mail address', 'søren@-ærø.dk', emailFault, optionalEmail],
  ['a line of a Mac', 'På Ærø'.normalize('NFD'), 'På Ærø', optionalLine],
  ['a telephone number', '+46 (0)31 987 65 43', '+46 (0)31 987 65 43', optionalPhone],
  ['a telephone number', '23 45 67 89 / 98 76 54 32', phoneFault, optionalPhone],
  ['a telephone number', '+45 (12) 34-56/78', '+45 (12) 34-56/78', optionalPhone],
  ['a telephone number', '', null, optionalPhone],
  ['a telephone number', '12', phoneFault, optionalPhone],
  ['a telephone number', '1234 lokal 5', phoneFault, optionalPhone],
  ['a link', 'www.dr.dk', 'https://www.dr.dk', optionalLink],
  ['a link', '', null, optionalLink],
  ['a link', 'mailto:navn@example.dk', linkFault, optionalLink],
  ['a link', '/foredrag', linkFault, optionalLink],
  ['a time', '9.05', '09:05', optionalTime],
  ['a time', '23:59', '23:59', optionalTime],
  ['a time', '', null, optionalTime],
  ['a time', '24:00', timeFault, optionalTime],
  ['a time', '19:60', timeFault, optionalTime],
  ['a date', ' 2028-02-29 ', '2028-02-29', date],
  ['a date', '2027-02-29', dateFault, date],
  ['a date', ' ', 'Vælg en dato.', date],
])('the field of %s reads %j as %j', (_name, sent, value, field) => {
  expect(read(field, sent)).toBe(value)
})

test('a revision is a whole number from 0 that the database can store', () => {
  const notSent = 'Feltet kom ikke med. Hent siden igen, og prøv en gang til.'
  expect(['0', '7', '2147483647'].map((sent) => read(revision, sent))).toEqual([0, 7, 2147483647])
  for (const sent of ['-1', '1.5', 'x', '2147483648', undefined]) {
    expect(read(revision, sent)).toBe(notSent)
  }
})

test('a list has each word once, in any case, and no blanks', () => {
  const words = wordList(4, 'Højst fire.')
  expect(read(words, ['', 'Håb', ' HÅB ', 'tro'])).toEqual(['Håb', 'tro'])
  expect(read(words, ['', 'a', 'b', 'c', 'd'])).toBe('Højst fire.')
})

test('an empty order has no ids', () => {
  expect(read(ids, '')).toEqual([])
  expect(read(ids, 'b,a,')).toEqual(['b', 'a'])
})

test('a picture path has no hidden or parent folders', () => {
  expect(isPicturePath('images/texts/text_1.jpg')).toBe(true)
  for (const path of ['images/../secret', 'images/.env', 'images/', 'files/a.jpg', 'images/a b']) {
    expect(isPicturePath(path), path).toBe(false)
  }
})

test('the HTML of the editor begins with one of its blocks', () => {
  for (const tag of ['p', 'ul', 'ol', 'blockquote', 'figure', 'aside']) {
    expect(isEditorHtml(`<${tag} class="x">a</${tag}>`), tag).toBe(true)
  }
  for (const text of ['Én', ' <p>a</p>', '<b>a</b>', '<pre>a</pre>']) {
    expect(isEditorHtml(text), text).toBe(false)
  }
})

test('a choice that was not sent is missing, and another value is refused', () => {
  const language = oneOf({ da: 'På dansk', en: 'På engelsk' }, 'Vælg et sprog.')
  expect(read(language, 'en')).toBe('en')
  expect(read(language, '')).toBe('Vælg et sprog.')
  expect(read(language, undefined)).toBe(
    'Feltet kom ikke med. Hent siden igen, og prøv en gang til.',
  )
})
