import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Review } from '~/domain/bibliography/bibliography.server'
import { Quotation } from './quotation'

const review: Review = {
  id: '1',
  header: null,
  quote: '<p>God.</p>',
  author: 'Ane',
  publication: null,
  pullQuote: null,
  language: 'da' as const,
}
const htmlOf = (changed: Partial<Review>) =>
  renderToStaticMarkup(<Quotation workId="w" review={{ ...review, ...changed }} />)

test.each([
  ['<p>En god bog.</p>', true],
  ['<p>»En god bog.«</p>', false],
  ['<p><em>“A good book.”</em></p>', false],
])('%s gets quotation marks: %s', (quote, getsMarks) => {
  const marks = /before:content-\['»'\].*after:content-\['«'\]/
  expect(marks.test(htmlOf({ quote }).replaceAll('&#x27;', "'"))).toBe(getsMarks)
})

test('the author and the publication are separated only if both are known', () => {
  const caption = (author: string, publication: string | null) =>
    /<figcaption[^>]*>(.*?)<\/figcaption>/
      .exec(htmlOf({ author, publication }))?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
  expect(caption('Ane', 'Fjordposten')).toBe('Ane, Fjordposten')
  expect(caption('', 'Fjordposten')).toBe('Fjordposten')
  expect(caption('Ane', null)).toBe('Ane')
})

test('the words of a review in another language are marked, and those of a Danish one are not', () => {
  const marked = (changed: Partial<Review>) =>
    htmlOf({ header: 'Titel', ...changed }).match(/<\w+(?= lang="en")/g) ?? []
  expect(marked({ language: 'en' })).toEqual(['<h3', '<blockquote'])
  expect(marked({ language: 'da' })).toEqual([])
})
