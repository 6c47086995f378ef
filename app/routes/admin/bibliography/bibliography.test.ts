import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens, uploadPicture } from '#tests/support/screen'
import { reviewForm, workForm } from '~/domain/bibliography/bibliography.form'
import type { Backend } from '~/platform/backend.server'
import * as edit from './edit'
import * as list from './list'
import * as reviews from './reviews'

const work = { title: 'Blæk', year: '2026', category: 'værkliste' }

/** The routes of a work. */
async function withWork(backend: Backend, fields: object = {}) {
  const screens = await openScreens(backend, workForm, reviewForm)
  await screens.send(edit.action, { ...work, ...fields }, { id: 'ny' })
  const { items } = await screens.load(list.loader)
  return { screens, params: { id: items[0]?.id ?? '' } }
}

databaseTest('a new work starts with the current year in Copenhagen', async ({ at }) => {
  const screens = await openScreens(at('2026-12-31T23:30:00Z'), workForm, reviewForm)
  expect(await screens.load(edit.loader, { id: 'ny' })).toEqual({
    isNew: true,
    values: { revision: 0, year: '2027' },
  })
})

databaseTest('a work is added, changed and deleted, each with a toast', async ({ backend }) => {
  const screens = await openScreens(backend, workForm, reviewForm)
  const image_url = await uploadPicture(backend, 'images/bibliography/1.jpg')
  expect(await screens.send(edit.action, { ...work, image_url }, { id: 'ny' })).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Værk tilføjet' }, goTo: '/admin/bibliografi' },
  })
  const { items } = await screens.load(list.loader)
  expect(items).toMatchObject([{ title: 'Blæk', year: 2026, reviews: 0, picture: { alt: '' } }])
  const id = items[0]?.id ?? ''
  const { values } = await screens.load(edit.loader, { id })
  expect(values).toMatchObject({ slug: 'blak', image_url, image_url_picture: { width: 60 } })
  const sent = { ...work, revision: 1, slug: 'papir' }
  expect(await screens.send(edit.action, sent, { id })).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Værk opdateret' } },
  })
  expect(await screens.send(list.action, { intent: 'delete', id })).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Værk slettet' } },
  })
  expect(await screens.load(list.loader)).toMatchObject({ items: [], failed: undefined })
})

databaseTest('a work with missing fields or a taken slug is refused', async (test) => {
  const { screens } = await withWork(test.backend, { slug: 'blak' })
  expect(await screens.send(edit.action, { ...work, title: '' }, { id: 'ny' })).toEqual({
    status: 422,
    answer: { kind: 'refused', errors: { title: 'Skriv en titel.' } },
  })
  expect(await screens.send(edit.action, { ...work, slug: 'blak' }, { id: 'ny' })).toEqual({
    status: 409,
    answer: {
      kind: 'refused',
      errors: { slug: 'Adressen er allerede i brug. Vælg en anden.' },
    },
  })
})

databaseTest('a save over a newer version returns the stored values', async ({ backend }) => {
  const { screens, params } = await withWork(backend)
  await screens.send(edit.action, { ...work, title: 'Nyere', revision: 1 }, params)
  expect(await screens.send(edit.action, { ...work, revision: 1 }, params)).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', revision: 2, values: { title: 'Nyere' } },
  })
})

databaseTest('a database failure shows the specified messages', async (test) => {
  const { backend } = test
  const { screens, params } = await withWork(backend)
  await breakTable(backend, 'bibliography')
  expect(await screens.load(list.loader)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente bibliografi',
  })
  expect(await screens.send(edit.action, work, { id: 'ny' })).toEqual(
    failure('Kunne ikke gemme værk'),
  )
  expect(await screens.send(list.action, { intent: 'delete', ...params })).toEqual(
    failure('Kunne ikke slette værk'),
  )
})

databaseTest('a review is added, changed and deleted, each with a toast', async ({ backend }) => {
  const { screens, params } = await withWork(backend)
  expect(await screens.send(reviews.action, { quote_text: '<p></p>' }, params)).toEqual({
    status: 422,
    answer: { kind: 'refused', errors: { quote_text: 'Skriv citatet.' } },
  })
  const review = { header: 'Stort', quote_text: '<p>Godt.</p>', author: 'Ane', publication: '' }
  expect(await screens.send(reviews.action, review, params)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Anmeldelse tilføjet' } },
  })
  const shown = await screens.load(reviews.loader, params)
  await screens.send(reviews.action, { ...review, header: 'Et andet' }, params)
  expect(shown).toMatchObject({
    work: { title: 'Blæk', slug: 'blak' },
    list: { items: [{ header: 'Stort', quote: 'Godt.', author: 'Ane', publication: null }] },
  })
  for (const [text, count] of [
    ['stort', 1],
    ['godt', 2],
    ['ane', 2],
    ['null', 0],
  ] as const) {
    const { list } = await screens.load(reviews.loader, params, `?q=${text}`)
    expect(list.items, text).toHaveLength(count)
  }
  const id = shown.list.items[0]?.id ?? ''
  const changed = { ...review, id, revision: '1', header: 'Større' }
  expect(await screens.send(reviews.action, changed, params)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Anmeldelse opdateret' } },
  })
  expect(await screens.send(reviews.action, changed, params)).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', revision: 2, values: { header: 'Større' } },
  })
  expect(await screens.send(reviews.action, { intent: 'delete', id }, params)).toMatchObject({
    answer: { kind: 'done', toast: { title: 'Anmeldelse slettet' } },
  })
})

databaseTest('a database failure shows the messages for reviews too', async ({ backend }) => {
  const { screens, params } = await withWork(backend)
  await breakTable(backend, 'reviews')
  expect(await screens.send(reviews.action, { quote_text: '<p>Godt.</p>' }, params)).toEqual(
    failure('Kunne ikke tilføje anmeldelse'),
  )
  const changed = { id: 'r', revision: '1', quote_text: '<p>Godt.</p>' }
  expect(await screens.send(reviews.action, changed, params)).toEqual(
    failure('Kunne ikke gemme anmeldelse'),
  )
  expect(await screens.send(reviews.action, { intent: 'delete', id: 'r' }, params)).toEqual(
    failure('Kunne ikke slette anmeldelse'),
  )
})

databaseTest('a missing work has neither a form nor reviews', async ({ backend }) => {
  const screens = await openScreens(backend, workForm, reviewForm)
  const nothing = { init: { status: 404 } }
  await expect(screens.load(edit.loader, { id: 'gone' })).rejects.toMatchObject(nothing)
  await expect(screens.load(reviews.loader, { id: 'gone' })).rejects.toMatchObject(nothing)
})
