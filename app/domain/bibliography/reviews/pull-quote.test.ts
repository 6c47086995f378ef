import { expect, test } from 'vitest'
import { isQuoted, quoteHtml, sentencesOf } from './pull-quote'

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

test('a quotation from the editor is unchanged', () => {
  expect(quoteHtml('<p>En <em>bog</em></p>')).toBe('<p>En <em>bog</em></p>')
})

test('a plain quotation keeps its line breaks and special characters', () => {
  expect(quoteHtml('Tro & håb\n<3')).toBe('<p>Tro &amp; håb<br>&lt;3</p>')
})
