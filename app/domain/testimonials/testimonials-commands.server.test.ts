import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { filledForm } from '#tests/support/forms'
import {
  arrangeAll,
  deleteNoun,
  saveListedRow,
  setVisible,
} from '~/domain/rows/rows-commands.server'
import { readForm } from '~/forms/form'
import { testimonialForm } from './testimonials.form'
import { listTestimonials, visibleTestimonials } from './testimonials.server'

function filled(fields: Record<string, string> = {}) {
  const minimal = { name: 'Karen', quote: 'Vi sang.', is_visible: 'on' }
  const { value, errors } = readForm(
    testimonialForm,
    filledForm(testimonialForm, { ...minimal, ...fields }),
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return value
}

databaseTest('a testimonial is stored and shown', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveListedRow(backend, admin, 'testimonials', undefined, filled({ title: ' Organist ' }))
  expect((await visibleTestimonials(backend, 1)).items).toMatchObject([
    { name: 'Karen', title: 'Organist', quote: 'Vi sang.' },
  ])
  expect(await listTestimonials(backend)).toMatchObject([
    { is_visible: 1, sort_order: 0, revision: 1 },
  ])
})

databaseTest('the author sees all testimonials in order, hidden ones too', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const name of ['b', 'a'])
    await saveListedRow(backend, admin, 'testimonials', undefined, filled({ name }))
  const stored = await listTestimonials(backend)
  const order = ['a', 'b'].map((name) => stored.find((row) => row.name === name)?.id ?? '')
  await arrangeAll(backend, admin, 'testimonials', { order, moved: order })
  const [first] = await listTestimonials(backend)
  await setVisible(backend, admin, 'testimonials', first?.id ?? '', false)
  expect(await listTestimonials(backend)).toMatchObject([
    { name: 'a', is_visible: 0 },
    { name: 'b', is_visible: 1 },
  ])
  expect((await visibleTestimonials(backend, 1)).items).toMatchObject([{ name: 'b' }])
})

databaseTest('the testimonials have the order that the author arranged', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const name of ['a', 'b', 'c']) {
    await saveListedRow(backend, admin, 'testimonials', undefined, filled({ name }))
  }
  const stored = await listTestimonials(backend)
  const ids = new Map(stored.map(({ id, name }) => [name, id]))
  const idsOf = (names: string) => [...names].map((name) => ids.get(name) ?? '')
  const namesNow = async () => (await listTestimonials(backend)).map(({ name }) => name).join('')
  const before = await namesNow()
  const last = before.at(-1) ?? ''
  const wanted = last + before.slice(0, -1)
  expect(
    await arrangeAll(backend, admin, 'testimonials', { order: idsOf(wanted), moved: idsOf(last) }),
  ).toEqual(idsOf(before))
  expect(await namesNow()).toBe(wanted)
  // An open form of one of them can still be saved, and does not move it.
  expect(await listTestimonials(backend)).toMatchObject(Array(3).fill({ revision: 1 }))
  const form = filled({ name: last, quote: 'Ny', revision: '1' })
  await saveListedRow(backend, admin, 'testimonials', idsOf(last)[0], form)
  expect(await namesNow()).toBe(wanted)
})

databaseTest('rows that did not move are not changed', async ({ backend, at }) => {
  const admin = await signedInAdmin(backend)
  for (const name of ['c', 'b', 'a']) {
    await saveListedRow(backend, admin, 'testimonials', undefined, filled({ name }))
  }
  const stored = await listTestimonials(backend)
  const [first = '', second = '', third = ''] = stored.map(({ id }) => id)
  const arrangement = { order: [first, third, second], moved: [third] }
  await arrangeAll(backend, admin, 'testimonials', { order: [first, second, third], moved: [] })
  await arrangeAll(at('2026-11-22T09:00:00Z'), admin, 'testimonials', arrangement)
  const rows = backend.db.selectFrom('testimonials').select(['id', 'updated_at'])
  const moved = await rows.where('updated_at', '>', '2026-11-22').execute()
  expect(moved.map(({ id }) => id).sort()).toEqual([second, third].sort())
})

databaseTest('a save based on an older version changes nothing', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveListedRow(backend, admin, 'testimonials', undefined, filled())
  const [{ id = '' } = {}] = await listTestimonials(backend)
  await saveListedRow(backend, admin, 'testimonials', id, filled({ name: 'Inger', revision: '1' }))
  await expect(
    saveListedRow(backend, admin, 'testimonials', id, filled({ name: 'Poul', revision: '1' })),
  ).rejects.toMatchObject({ code: 'outdated' })
  expect(await listTestimonials(backend)).toMatchObject([{ name: 'Inger', revision: 2 }])
})

databaseTest(
  'a deleted testimonial is gone, and every change sends a change event',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const published: unknown[] = []
    backend.live.subscribe((change) => published.push(change))
    await saveListedRow(backend, admin, 'testimonials', undefined, filled())
    const [{ id = '' } = {}] = await listTestimonials(backend)
    await setVisible(backend, admin, 'testimonials', id, false)
    await deleteNoun(backend, admin, 'testimonials', id)
    expect(await listTestimonials(backend)).toEqual([])
    expect(published).toMatchObject(Array(3).fill({ nouns: ['testimonials'] }))
    await expect(setVisible(backend, admin, 'testimonials', id, true)).rejects.toMatchObject({
      code: 'missing',
    })
  },
)

databaseTest('a new testimonial comes last', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  for (const name of ['b', 'a'])
    await saveListedRow(backend, admin, 'testimonials', undefined, filled({ name }))
  const [first] = await listTestimonials(backend)
  const order = (await listTestimonials(backend)).map(({ id }) => id).toReversed()
  await arrangeAll(backend, admin, 'testimonials', { order, moved: order })
  await saveListedRow(backend, admin, 'testimonials', undefined, filled({ name: 'c' }))
  const names = (await listTestimonials(backend)).map(({ name }) => name)
  expect([first?.name, ...names]).toEqual(['b', 'a', 'b', 'c'])
})
