import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Admin } from '~/platform/auth/session.server'
import { storeUnsavedDraft } from './store-unsaved-draft.server'
import { maxDrafts, type SentDraft } from './unsaved-drafts'
import {
  discardUnsavedDraft,
  openUnsavedDraft,
  removeUnsavedDraft,
  restoreUnsavedDraft,
  unsavedDrafts,
} from './unsaved-drafts.server'

const johanne = { id: 'johanne', email: 'johanne@example.dk' } as Admin
const other = { id: 'other', email: 'other@example.dk' } as Admin

const newHymn = '/admin/salmer/ny'
const phone = randomUUID()
const laptop = randomUUID()

function sent(title: string, more: Partial<SentDraft> = {}) {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    ...{ form: newHymn, path: newHymn, kind: 'Ny salme', title, excerpt: '', device: 'Mac' },
    content: { fields: { title: [title] }, pictures: [] },
    base: { revision: '0' },
    revision: 0,
    writer: phone,
    turn: 1,
    ...more,
  }
}

databaseTest('a draft is stored while it is typed, and continued on another device', async (at) => {
  const { backend } = at
  expect(await storeUnsavedDraft(backend, johanne, sent('Nu'))).toEqual({
    id: sent('').id,
    revision: 1,
    isApart: false,
  })
  const next = sent('Nu falmer', { revision: 1, turn: 2 })
  expect(await storeUnsavedDraft(backend, johanne, next)).toMatchObject({ revision: 2 })
  expect(await openUnsavedDraft(backend, johanne, next.id)).toEqual({
    ...{ id: next.id, form: newHymn, revision: 2, content: next.content, base: next.base },
    device: 'Mac',
    typedAt: backend.clock.now().toISOString(),
  })
  const there = sent('Nu falmer skoven', { revision: 2, writer: laptop })
  expect(await storeUnsavedDraft(backend, johanne, there)).toMatchObject({ revision: 3 })
  expect(await unsavedDrafts(backend, johanne, 'hymns')).toEqual([
    {
      ...{ id: next.id, form: newHymn, path: newHymn, kind: 'Salme', isNew: true },
      ...{ title: 'Nu falmer skoven', excerpt: '', device: 'Mac' },
      typedAt: backend.clock.now().toISOString(),
    },
  ])
  expect(await unsavedDrafts(backend, johanne, 'news')).toEqual([])
})

databaseTest(
  'an edit of a stored row is listed with its screen and the first words that differ',
  async (at) => {
    const form = '/admin/kontakt'
    const edit = sent('', { form, path: form, kind: 'Kontakt', excerpt: 'Telefon: »12«' })
    await storeUnsavedDraft(at.backend, johanne, edit)
    expect(await unsavedDrafts(at.backend, johanne)).toMatchObject([
      { path: form, kind: 'Kontakt', isNew: false, excerpt: 'Telefon: »12«', device: 'Mac' },
    ])
    expect(await unsavedDrafts(at.backend, johanne, 'news')).toEqual([])
  },
)

databaseTest('two drafts of one form and title are told apart by where they differ', async (at) => {
  const typed = (text: string) => ({ fields: { title: ['Nu'], text: [text] }, pictures: [] })
  const [one, other] = ['<p>Nu falmer <b>skoven</b></p>', '<p>Nu falmer haven</p>'].map((text) =>
    sent('Nu', { id: randomUUID(), content: typed(text) }),
  )
  for (const each of [one, other]) if (each) await storeUnsavedDraft(at.backend, johanne, each)
  const drafts = await unsavedDrafts(at.backend, johanne)
  expect(drafts.map(({ excerpt }) => excerpt).sort()).toEqual([
    expect.stringContaining('haven'),
    expect.stringContaining('skoven'),
  ])
})

databaseTest('input that was changed back removes its draft', async ({ backend }) => {
  await storeUnsavedDraft(backend, johanne, sent('Nu'))
  const empty = { fields: {}, pictures: [] }
  const back = sent('', { revision: 1, turn: 2, content: empty })
  expect(await storeUnsavedDraft(backend, johanne, back)).toMatchObject({ revision: 0 })
  expect(await unsavedDrafts(backend, johanne)).toEqual([])
  expect(await storeUnsavedDraft(backend, johanne, back)).toMatchObject({ revision: 0 })
})

databaseTest('a save does not remove what was typed after it was sent', async ({ backend }) => {
  await storeUnsavedDraft(backend, johanne, sent('Nu'))
  await storeUnsavedDraft(backend, johanne, sent('Nu falmer', { revision: 1, turn: 2 }))
  await removeUnsavedDraft(backend, johanne, sent('').id, 1)
  expect(await unsavedDrafts(backend, johanne)).toMatchObject([{ title: 'Nu falmer' }])
  await removeUnsavedDraft(backend, johanne, sent('').id, 2)
  expect(await unsavedDrafts(backend, johanne)).toEqual([])
})

databaseTest('the drafts of an account have a limit of their length', async ({ backend }) => {
  const long = () => ({ fields: { text: ['x'.repeat(199_000)] }, pictures: [] })
  for (let number = 0; number < 10; number++) {
    await storeUnsavedDraft(backend, johanne, sent('', { id: randomUUID(), content: long() }))
  }
  const more = sent('', { id: randomUUID(), content: long() })
  expect(await storeUnsavedDraft(backend, johanne, more)).toEqual({ isFull: true })
  expect(await storeUnsavedDraft(backend, johanne, sent('Kort'))).toMatchObject({ revision: 1 })
})

databaseTest('a draft that was changed elsewhere is not overwritten: both are kept', async (at) => {
  const { backend } = at
  await storeUnsavedDraft(backend, johanne, sent('Først'))
  await storeUnsavedDraft(backend, johanne, sent('På computeren', { revision: 1, writer: laptop }))
  // The phone has seen what it wrote, but not what the laptop wrote afterwards.
  await storeUnsavedDraft(
    backend,
    johanne,
    sent('Computeren igen', { revision: 2, writer: laptop, turn: 2 }),
  )
  const stale = sent('På telefonen', { revision: 1, turn: 2 })
  const apart = await storeUnsavedDraft(backend, johanne, stale)
  expect(apart).toMatchObject({ revision: 1, isApart: true })
  // The same request again, because its answer was lost.
  expect(await storeUnsavedDraft(backend, johanne, stale)).toEqual(apart)
  const titles = async () => (await unsavedDrafts(backend, johanne)).map(({ title }) => title)
  expect((await titles()).sort()).toEqual(['Computeren igen', 'På telefonen'])
  await storeUnsavedDraft(backend, johanne, { ...stale, ...apart, turn: 3 })
  expect(await titles()).toHaveLength(2)
})

databaseTest('two forms that write at the same moment are both kept', async ({ backend }) => {
  const here = sent('Her')
  const there = sent('Der', { writer: laptop })
  const kept = await Promise.all(
    [here, there].map((form) => storeUnsavedDraft(backend, johanne, form)),
  )
  expect(kept).toMatchObject([{ revision: 1 }, { revision: 1 }])
  expect(kept).toContainEqual(expect.objectContaining({ isApart: true }))
  const titles = (await unsavedDrafts(backend, johanne)).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Der', 'Her'])
})

databaseTest('a repeated or delayed request of the same form changes nothing', async (at) => {
  const { backend } = at
  await storeUnsavedDraft(backend, johanne, sent('Et'))
  const second = sent('Et og to', { turn: 2 })
  expect(await storeUnsavedDraft(backend, johanne, second)).toMatchObject({ revision: 2 })
  expect(await storeUnsavedDraft(backend, johanne, second)).toMatchObject({ revision: 2 })
  expect(await storeUnsavedDraft(backend, johanne, sent('Et'))).toMatchObject({
    revision: 2,
    isApart: false,
  })
  expect(await unsavedDrafts(backend, johanne)).toMatchObject([{ title: 'Et og to' }])
})

databaseTest('a noun can have several drafts, the last typed first', async (at) => {
  await storeUnsavedDraft(at.backend, johanne, sent('Første', { id: randomUUID() }))
  await storeUnsavedDraft(
    at.at('2026-11-23T10:00:00.000Z'),
    johanne,
    sent(' ', { id: randomUUID(), writer: laptop, path: `${newHymn}?foredrag=et` }),
  )
  const drafts = await unsavedDrafts(at.backend, johanne, 'hymns')
  expect(drafts).toMatchObject([{ title: '' }, { title: 'Første' }])
  expect(drafts.map(({ path }) => path)).toEqual([`${newHymn}?foredrag=et`, newHymn])
})

databaseTest('a draft belongs to its account alone', async ({ backend }) => {
  const { id } = sent('')
  await storeUnsavedDraft(backend, johanne, sent('Min'))
  expect(await openUnsavedDraft(backend, other, id)).toBeUndefined()
  expect(await unsavedDrafts(backend, other)).toEqual([])
  await discardUnsavedDraft(backend, other, id)
  await removeUnsavedDraft(backend, other, id)
  const taken = await storeUnsavedDraft(backend, other, sent('Stjålet', { revision: 1 }))
  expect(taken).toMatchObject({ isApart: true })
  expect(await unsavedDrafts(backend, johanne)).toMatchObject([{ id, title: 'Min' }])
})

databaseTest('a draft of another form is not overwritten', async ({ backend }) => {
  await storeUnsavedDraft(backend, johanne, sent('Salme'))
  const news = sent('Nyhed', { form: '/admin/nyheder/ny', revision: 1, turn: 2 })
  expect(await storeUnsavedDraft(backend, johanne, news)).toMatchObject({ isApart: true })
  const titles = (await unsavedDrafts(backend, johanne)).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Nyhed', 'Salme'])
})

databaseTest(
  'a discarded draft can be restored for a day; more input makes a new one',
  async (at) => {
    const { backend } = at
    const { id } = sent('')
    await storeUnsavedDraft(backend, johanne, sent('Kasseret'))
    await discardUnsavedDraft(backend, johanne, id)
    expect(await unsavedDrafts(backend, johanne)).toEqual([])
    expect(await openUnsavedDraft(backend, johanne, id)).toBeUndefined()
    const more = sent('Skrevet videre', { revision: 1, turn: 2 })
    expect(await storeUnsavedDraft(backend, johanne, more)).toMatchObject({ isApart: true })
    await restoreUnsavedDraft(backend, johanne, id)
    expect(await unsavedDrafts(backend, johanne)).toHaveLength(2)
    await discardUnsavedDraft(backend, johanne, id)
    await discardUnsavedDraft(at.at('2026-12-24T10:00:00.000Z'), johanne, randomUUID())
    await restoreUnsavedDraft(backend, johanne, id)
    expect(await unsavedDrafts(backend, johanne)).toMatchObject([{ title: 'Skrevet videre' }])
  },
)

databaseTest('input after the draft was saved elsewhere makes the draft again', async (at) => {
  const { backend } = at
  await storeUnsavedDraft(backend, johanne, sent('Gemt'))
  await removeUnsavedDraft(backend, johanne, sent('').id)
  expect(await unsavedDrafts(backend, johanne)).toEqual([])
  const more = sent('Gemt, og skrevet videre', { revision: 1, turn: 2 })
  expect(await storeUnsavedDraft(backend, johanne, more)).toMatchObject({ isApart: true })
})

databaseTest('no draft is removed to make room for another', async ({ backend }) => {
  for (let number = 0; number < maxDrafts; number++) {
    await storeUnsavedDraft(backend, johanne, sent(`Nr. ${number}`, { id: randomUUID() }))
  }
  expect(await storeUnsavedDraft(backend, johanne, sent('En til'))).toEqual({ isFull: true })
  expect(await storeUnsavedDraft(backend, other, sent('En andens'))).toMatchObject({ revision: 1 })
  expect(await unsavedDrafts(backend, johanne)).toHaveLength(maxDrafts)
})
