import { expect, test } from 'vitest'
import { isQuoted, sentencesOf } from './pull-quote'

const quote = '<p>Håb &amp; <em>frø</em>. Hun kan det.</p><p>Læs den<br>højt, hver dag.</p>'

test('a quotation is split into sentences', () => {
  expect(sentencesOf(quote)).toEqual(['Håb & frø.', 'Hun kan det.', 'Læs den højt, hver dag.'])
  expect(sentencesOf('Én linje.\nTo.')).toEqual(['Én linje.', 'To.'])
  expect(sentencesOf('<p>Læs&nbsp;den.</p>')).toEqual(['Læs den.'])
})

test.each([
  'Hun kan det.',
  'Håb & frø',
  'Læs den højt […] hver dag.',
  'Håb … Læs den',
  'Hun kan …',
])('»%s« is quoted', (sentence) => {
  expect(isQuoted(sentence, quote)).toBe(true)
})

test.each(['Hun kan alt.', 'hver dag […] Læs den', 'Læs den […] sommetider'])(
  '»%s« is not in the review',
  (sentence) => {
    expect(isQuoted(sentence, quote)).toBe(false)
  },
)
