import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addWork } from '#tests/support/work-rows'
import { reviewsForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { addReview, arrangeReviews, updateReview } from './reviews-commands.server'

const review = {
  header: null,
  quote_text: '<p>Godt.</p>',
  author: 'A. Læser',
  publication: null,
  pull_quote: null,
  language: 'da' as const,
}

async function addedWork(backend: Backend, id = 'a'): Promise<string> {
  await addWork(backend, { id })
  return id
}

databaseTest('reviews are listed in the order they were added', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const id = await addedWork(backend)
  for (const author of ['Første', 'Anden', 'Tredje']) {
    await addReview(backend, admin, id, { ...review, author })
  }
  const listed = await reviewsForEditing(backend, id)
  expect(listed?.reviews.map(({ author }) => author)).toEqual(['Første', 'Anden', 'Tredje'])
  expect(listed?.reviews[0]).toMatchObject({ quote: 'Godt.' })
  await deleteNoun(backend, admin, 'reviews', listed?.reviews[1]?.id ?? '')
  await addReview(backend, admin, id, { ...review, author: 'Fjerde' })
  const rest = await reviewsForEditing(backend, id)
  expect(rest?.reviews.map(({ author }) => author)).toEqual(['Første', 'Tredje', 'Fjerde'])
})

databaseTest('an edited review is sanitized, and a newer one is not overwritten', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const id = await addedWork(backend)
  await addReview(backend, admin, id, review)
  const stored = async () => (await reviewsForEditing(backend, id))?.reviews[0]
  const { id: reviewId = '' } = (await stored()) ?? {}
  const quote_text = '<p onclick="x()">Nyt<script>x()</script></p>'
  await updateReview(backend, admin, reviewId, { ...review, quote_text, revision: 1 })
  expect(await stored()).toMatchObject({ quote_text: '<p>Nyt</p>', revision: 2 })
  const late = updateReview(backend, admin, reviewId, { ...review, revision: 1 })
  await expect(late).rejects.toMatchObject({ code: 'outdated' })
})

databaseTest('a deleted work cannot be reviewed', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const refused = addReview(backend, admin, 'gone', review)
  await expect(refused).rejects.toMatchObject({ code: 'missing' })
})

databaseTest('the reviews of a work are reordered, those of other works are not', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const one = await addedWork(backend, 'one')
  const other = await addedWork(backend, 'other')
  for (const author of ['a', 'b', 'c']) {
    for (const id of [one, other]) await addReview(backend, admin, id, { ...review, author })
  }
  const reviewsOf = async (id: string) => (await reviewsForEditing(backend, id))?.reviews ?? []
  const order = (await reviewsOf(one)).map(({ id }) => id).reverse()
  const foreign = (await reviewsOf(other)).map(({ id }) => id)
  const all = [...foreign.toReversed(), ...order]
  await arrangeReviews(backend, admin, one, { order: all, moved: all })
  const authorsOf = async (work: string) =>
    (await reviewsOf(work)).map(({ author }) => author).join('')
  expect(await authorsOf(one)).toBe('cba')
  expect(await authorsOf(other)).toBe('abc')
})
