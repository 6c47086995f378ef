import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, failure, openScreens } from '#tests/support/screen'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import { listTestimonials } from '~/domain/testimonials/testimonials.server'
import { action, loader } from './list'

const filled = { name: 'Karen', title: 'Sognepræst', quote: 'Vi sang.', is_visible: 'on' }

databaseTest('a testimonial is added, changed, hidden, shown and deleted', async ({ backend }) => {
  const screen = await openScreens(backend, testimonialForm)
  const done = async (fields: Record<string, string>) => {
    const { status, answer } = await screen.send(action, fields)
    expect(status).toBe(200)
    return 'toast' in answer ? answer.toast : undefined
  }
  expect(await done(filled)).toEqual({ title: 'Anbefaling tilføjet' })
  const [{ id = '' } = {}] = await listTestimonials(backend)
  expect(await done({ ...filled, id, revision: '1', name: 'Inger' })).toEqual({
    title: 'Anbefaling opdateret',
  })
  expect(await done({ intent: 'hide', id })).toEqual({
    title: 'Anbefaling skjult',
    undo: { intent: 'show', id },
  })
  expect(await done({ intent: 'show', id })).toEqual({ title: 'Anbefaling vist' })
  expect((await screen.load(loader)).items).toMatchObject([{ name: 'Inger', is_visible: 1 }])
  expect(await done({ intent: 'delete', id })).toEqual({
    title: 'Anbefaling slettet',
    undo: { intent: 'restore', change: expect.any(String) },
    undoPath: '/admin/papirkurv',
  })
  expect((await screen.load(loader)).items).toEqual([])
})

databaseTest(
  'a testimonial without name and quote is refused at the fields',
  async ({ backend }) => {
    const screen = await openScreens(backend, testimonialForm)
    expect(await screen.send(action, { name: '  ', quote: '' })).toEqual({
      status: 422,
      answer: { kind: 'refused', errors: { name: 'Skriv et navn.', quote: 'Skriv citatet.' } },
    })
    expect(await listTestimonials(backend)).toEqual([])
  },
)

databaseTest('the list is searched by name, title and quotation', async ({ backend }) => {
  const screen = await openScreens(backend, testimonialForm)
  await screen.send(action, { name: 'Karen', title: 'Formand', quote: 'Vi sang.' })
  await screen.send(action, { name: 'Poul', title: '', quote: 'Vi lo.' })
  for (const [text, names] of [
    ['karen', ['Karen']],
    ['formand', ['Karen']],
    ['sang', ['Karen']],
    ['vi', ['Karen', 'Poul']],
    ['null', []],
  ] as const) {
    const { items } = await screen.load(loader, {}, `?q=${text}`)
    expect(items.map(({ name }) => name).sort(), text).toEqual(names)
  }
})

databaseTest('a save over a newer version returns the stored values', async ({ backend }) => {
  const screen = await openScreens(backend, testimonialForm)
  await screen.send(action, filled)
  const [{ id = '' } = {}] = await listTestimonials(backend)
  await screen.send(action, { ...filled, id, revision: '1', name: 'Inger' })
  expect(await screen.send(action, { ...filled, id, revision: '1', name: 'Poul' })).toMatchObject({
    status: 409,
    answer: { kind: 'outdated', revision: 2, values: { name: 'Inger' } },
  })
})

databaseTest('the screen reports a database failure', async ({ backend }) => {
  const screen = await openScreens(backend, testimonialForm)
  await breakTable(backend, 'testimonials')
  const failed = (fields: Record<string, string>) => screen.send(action, fields)
  expect(await failed(filled)).toEqual(failure('Kunne ikke gemme anbefaling'))
  expect(await failed({ intent: 'hide', id: 'x' })).toEqual(failure('Kunne ikke ændre synlighed'))
  expect(await failed({ intent: 'show', id: 'x' })).toEqual(failure('Kunne ikke ændre synlighed'))
  expect(await failed({ intent: 'delete', id: 'x' })).toEqual(
    failure('Kunne ikke slette anbefaling'),
  )
  expect(await screen.load(loader)).toMatchObject({
    items: [],
    failed: 'Kunne ikke hente anbefalinger',
  })
})
