import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addReview, addWork } from '#tests/support/work-rows'
import { moreWorks } from './bibliography.server'
import { praiseOf } from './praise.server'

databaseTest('the sentence that the author picked comes first, then a short one', async (test) => {
  const { backend } = test
  const long = 'Ord '.repeat(50).trim()
  await addWork(backend, { id: 'a' })
  await addReview(backend, { id: '1', sort_order: 1, quote_text: `${long}.` })
  const second = { id: '2', sort_order: 2, quote_text: '<p>»Læs den.«</p>', author: 'Ida' }
  await addReview(backend, { ...second, publication: null })
  expect((await praiseOf(backend, ['a', 'b'])).get('a')).toEqual({
    sentence: '»Læs den.«',
    source: 'Ida',
    language: 'da',
  })
  const picked = { sort_order: 3, quote_text: 'En. To.', pull_quote: 'To.', publication: 'Bladet' }
  await addReview(backend, { id: '3', ...picked })
  expect((await praiseOf(backend, ['a', 'b'])).get('a')).toEqual({
    sentence: '»To.«',
    source: 'Bladet',
    language: 'da',
  })
  expect(await praiseOf(backend, [])).toEqual(new Map())
})

databaseTest(
  'the page of a book offers three others with a cover, of its kind first',
  async (test) => {
    const { backend } = test
    const image_url = 'images/bibliography/a.jpg'
    const [prose, hymns] = ['skønlitteratur', 'salmer_sange'] as const
    for (const [id, category, cover] of [
      ['a', prose, image_url],
      ['b', hymns, image_url],
      ['c', prose, image_url],
      ['d', prose, null],
      ['e', hymns, image_url],
      ['f', 'værkliste', image_url],
      ['g', hymns, image_url],
    ] as const) {
      await addWork(backend, { id, category, image_url: cover, year: 2000 + id.charCodeAt(0) })
    }
    const others = await moreWorks(backend, { id: 'a', category: prose })
    expect(others.map(({ id }) => id)).toEqual(['c', 'g', 'e'])
  },
)
