import { expect, test } from 'vitest'
import { filledForm } from '#tests/support/forms'
import { readForm } from '~/forms/form'
import { newsForm } from './news.form'

const item = { title: 'Nyt', content: 'Kom.', published_date: '2026-11-21' }
const read = (fields: Record<string, string>) =>
  readForm(newsForm, filledForm(newsForm, { ...item, ...fields }))

test('a news item needs a date, a title and a text', () => {
  expect(read({ title: ' ', content: '<p> </p>', published_date: '' }).errors).toEqual({
    title: 'Skriv en titel.',
    content: 'Skriv nyheden.',
    published_date: 'Vælg en dato.',
  })
})

test('the list shows one to three paragraphs, or all', () => {
  const countOf = (listed_paragraphs: string) => {
    const { value, errors } = read({ listed_paragraphs })
    return errors ? errors.listed_paragraphs : value?.listed_paragraphs
  }
  const refused = 'Vælg, hvor meget listen viser.'
  expect(['', '1', '3', '0', '4', '1.5', 'alle'].map(countOf)).toEqual([
    ...[null, 1, 3, refused, refused, refused, refused],
  ])
})
