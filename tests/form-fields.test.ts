import { expect, test } from 'vitest'
import { z } from 'zod'
import { textForm } from '~/domain/content/content.form'
import { shapeOf } from '~/forms/schema-shape'

const modules = import.meta.glob<Record<string, unknown>>('../app/domain/**/*.form.ts', {
  eager: true,
})

/** Every field of every form. */
const fields = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([form, schema]) =>
    form.endsWith('Form') && schema instanceof z.ZodType
      ? Object.entries(shapeOf(schema)).map(([name, field]) => ({ name, field }))
      : [],
  )

/** What authors type, of which one field or another accepts something. */
const typed = [
  '',
  'Ord',
  ' to  ord\n\nto ',
  '<p>Ord</p>',
  '<p> </p>',
  'efter aftale',
  '0',
  '7',
  '-1',
  '1.5',
  '1499',
  '2026',
  '12345',
  '12 sider',
  '12 34 56 78',
  '2026-12-24',
  '2026-02-30',
  '24.12.2026',
  '19:30',
  '19.30',
  '24:00',
  '1930',
  'www.dr.dk',
  'https://dr.dk',
  'javascript:alert(1)',
  '/salmer',
  '//dr.dk',
  '/filer/a.jpg',
  'a@dr.dk',
  'a@dr',
  '978-87-02-12345-6',
  '978870212345',
  'Saxo https://dr.dk',
  'Luk 2,1',
  'Luk 99,1',
  'Juledag',
  'juledag',
  'images/a.jpg',
  'images/../a.jpg',
]

/** As macOS writes names of files, and texts that are copied from them: å is a and a ring. */
const decomposed = [
  ...['Påske', ' På Ærø\nved Åen ', '<p>På Ærø</p>', '<p>P&#97;&#778;</p>', 'søren@ærø.dk', 'å=å'],
  ...[
    'https://dr.dk/å',
    'ærø.dk/å',
    '/nyheder/på-ærø',
    'Saxo på nettet https://dr.dk/å',
    'Påskedag',
  ],
].map((text) => text.normalize('NFD'))

const unchanged = 'is stored as it was typed'

/** The author never sees the English messages of the library. */
function wordsOf(message: string): string {
  return /^(?:Invalid|Too) /.test(message) ? 'is refused' : message
}

function answerOf(field: z.ZodType, value: unknown): string {
  const { success, data, error } = field.safeParse(value)
  if (!success) return error.issues.map(({ message }) => wordsOf(message)).join(' ')
  if (JSON.stringify(data) === JSON.stringify(value)) return unchanged
  return `becomes ${data === undefined ? 'nothing' : JSON.stringify(data)}`
}

/** The largest count that a field accepts, and its answer to one more. */
function limitOf(field: z.ZodType, of: (count: number) => unknown): string {
  const accepts = (count: number) => field.safeParse(of(count)).success
  if (!accepts(1)) return 'none'
  let [accepted, refused] = [1, 200_000]
  if (accepts(refused)) return 'any number'
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2)
    if (accepts(middle)) accepted = middle
    else refused = middle
  }
  return `${accepted}, then ${answerOf(field, of(refused))}`
}

/** What a field says to everything typed; the most frequent answer is not repeated for each text. */
function behaviourOf(field: z.ZodType): string {
  const isList = !field.safeParse('').success && field.safeParse([]).success
  const asSent = (text: string) => (isList ? [text] : text)
  const answers = typed.map((text) => ({ text, answer: answerOf(field, asSent(text)) }))
  const groups = [...Map.groupBy(answers, ({ answer }) => answer)]
  const [usual] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  return [
    `  not sent: ${answerOf(field, undefined)}`,
    ...groups
      .filter((group) => group !== usual)
      .map(
        ([answer, all]) => `  ${all.map(({ text }) => JSON.stringify(text)).join(' ')}: ${answer}`,
      ),
    `  anything else: ${usual?.[0]}`,
    `  letters: ${limitOf(field, (count) => asSent('a'.repeat(count)))}`,
    `  digits: ${limitOf(field, (count) => asSent('1'.repeat(count)))}`,
    ...(isList ? [`  entries: ${limitOf(field, entriesFor(field))}`] : []),
  ].join('\n')
}

/** Lists of different entries that the field accepts: numbers, or psalms. */
function entriesFor(field: z.ZodType) {
  const before = field.safeParse(['0']).success ? '' : 'Sl '
  return (count: number) => Array.from({ length: count }, (_, index) => `${before}${index + 1}`)
}

test('every field of every form accepts, changes and refuses the same as before', () => {
  const kinds = Map.groupBy(fields, ({ field }) => behaviourOf(field))
  const described = [...kinds].map(([behaviour, all]) => {
    const names = all.map(({ name }) => name)
    return `${names.sort().join(', ')}\n${behaviour}`
  })
  expect(described.sort().join('\n\n')).toMatchSnapshot()
})

test('only fields that are not stored as they are keep letters whose accents are characters of their own', () => {
  const keeping = fields.filter(({ field }) =>
    decomposed
      .flatMap((text) => [field.safeParse(text).data, field.safeParse([text]).data])
      .map((value) => JSON.stringify(value) ?? '')
      .some((value) => value !== value.normalize('NFC')),
  )
  expect([...new Set(keeping.map(({ name }) => name))].sort()).toEqual([
    // Compared by their hashes.
    ...['code', 'current'],
    // Names of stored files, and the text from which addresses are read.
    ...['file', 'files'],
    'ids',
    'password',
    'paths',
    // Refused unless they are dates.
    ...['publish_date', 'publish_time', 'repeat_until'],
    // Only whether it is ticked.
    'statement',
    // Only whether it is blank.
    'tomt',
    // Checked by the schema of its key.
    'value',
  ])
  const text = { key: 'about.title', value: 'Om Åse'.normalize('NFD'), revision: '0' }
  expect(textForm.parse(text)).toMatchObject({ value: 'Om Åse' })
})
