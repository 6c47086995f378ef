import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Admin } from '~/platform/auth/session.server'
import { draftPath, maxDrafts, newItemAt, type SentDraft, sentDraft } from './unsaved-drafts'
import {
  discardUnsavedDraft,
  openUnsavedDraft,
  removeUnsavedDraft,
  restoreUnsavedDraft,
  storeUnsavedDraft,
  unsavedDrafts,
} from './unsaved-drafts.server'

const johanne = { id: 'johanne', email: 'johanne@example.dk' } as Admin
const other = { id: 'other', email: 'other@example.dk' } as Admin

const phone = randomUUID()
const laptop = randomUUID()

function sent(title: string, more: Partial<SentDraft> = {}): SentDraft {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    noun: 'hymns',
    content: { fields: { title: [title] }, pictures: [] },
    query: '',
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
    id: next.id,
    revision: 2,
    content: next.content,
  })
  const there = sent('Nu falmer skoven', { revision: 2, writer: laptop })
  expect(await storeUnsavedDraft(backend, johanne, there)).toMatchObject({ revision: 3 })
  expect(await unsavedDrafts(backend, johanne, 'hymns')).toEqual([
    {
      id: next.id,
      noun: 'hymns',
      kind: 'Salme',
      title: 'Nu falmer skoven',
      query: '',
      typedAt: backend.clock.now().toISOString(),
    },
  ])
  expect(await unsavedDrafts(backend, johanne, 'news')).toEqual([])
})

databaseTest('a draft is listed with the first 200 letters of its title', async ({ backend }) => {
  await storeUnsavedDraft(backend, johanne, sent(`  ${'æ'.repeat(201)}`))
  const [{ title } = { title: '' }] = await unsavedDrafts(backend, johanne)
  expect(title).toBe('æ'.repeat(200))
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
    sent(' ', { id: randomUUID(), writer: laptop, query: 'foredrag=et' }),
  )
  const drafts = await unsavedDrafts(at.backend, johanne, 'hymns')
  expect(drafts).toMatchObject([{ title: '' }, { title: 'Første' }])
  expect(drafts.map(draftPath)).toEqual([
    `/admin/salmer/ny?foredrag=et&kladde=${drafts[0]?.id}`,
    `/admin/salmer/ny?kladde=${drafts[1]?.id}`,
  ])
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

databaseTest('a draft of another noun is not overwritten', async ({ backend }) => {
  await storeUnsavedDraft(backend, johanne, sent('Salme'))
  const news = sent('Nyhed', { noun: 'news', revision: 1, turn: 2 })
  expect(await storeUnsavedDraft(backend, johanne, news)).toMatchObject({ isApart: true })
  expect(await unsavedDrafts(backend, johanne, 'hymns')).toMatchObject([{ title: 'Salme' }])
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

const whole = {
  id: randomUUID(),
  noun: 'hymns',
  content: '{"fields":{"title":["Nu"],"themes[]":["lys"]},"pictures":[]}',
  query: '',
  revision: '0',
  writer: phone,
  turn: '1',
}

test('the body of a form is parsed, and anything else is refused', () => {
  expect(sentDraft.parse(whole)).toMatchObject({
    revision: 0,
    content: { fields: { title: ['Nu'], 'themes[]': ['lys'] } },
  })
  const text = 'x'.repeat(200_000)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`field${at}`, ['']]))
  for (const wrong of [
    { id: "' or 1=1" },
    { noun: 'accounts' },
    { content: '{"fields":' },
    { content: '{"fields":{"title":"Nu"},"pictures":[]}' },
    { content: '{"fields":{"<b>":["Nu"]},"pictures":[]}' },
    { content: '{"fields":{},"pictures":[],"account_id":"other"}' },
    { content: JSON.stringify({ fields: { title: [text] }, pictures: [] }) },
    { content: JSON.stringify({ fields: many, pictures: [] }) },
    { query: '"><script>' },
    { revision: '-1' },
    { turn: 'NaN' },
  ]) {
    expect(sentDraft.safeParse({ ...whole, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  }
})

test('only the path of a new item has drafts', () => {
  expect(newItemAt('/admin/salmer/ny')).toBe('hymns')
  expect(newItemAt('/admin/salmer/samlinger/ny')).toBe('hymn_collections')
  expect(newItemAt('/admin/salmer/7')).toBeUndefined()
  expect(newItemAt('/nyheder/ny')).toBeUndefined()
})
