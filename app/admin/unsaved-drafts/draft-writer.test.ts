import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage'
import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type DraftInput, draftWriter } from './draft-writer'
import { findDraft, outbox, sendUnsentDrafts } from './outbox'

const account = 'anna'
let texts: Map<string, string>
let requests: { body: URLSearchParams; keepalive: boolean | undefined }[]
/** Answers a sent draft; undefined is no answer. */
let answer: (body: URLSearchParams) => Response | undefined
/** Answers a request for a stored draft. */
let stored: () => Response | undefined

/** The server's answer to a draft that was changed by no other form. */
const kept = (body: URLSearchParams) => {
  return Response.json({ id: body.get('id'), revision: Number(body.get('turn')), isApart: false })
}

beforeEach(() => {
  texts = new Map()
  requests = []
  answer = kept
  stored = () => new Response(null, { status: 404 })
  const storage = fakeStorage(() => texts)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit = {}) => {
    const sent = new URLSearchParams(String(body ?? ''))
    if (body) requests.push({ body: sent, keepalive })
    const response = body ? answer(sent) : stored()
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
})

const form = '/admin/nyheder/ny'
const typed = (title: string): DraftInput => ({
  ...{ form, path: form, kind: 'Nyhed', title, excerpt: '', base: { revision: '0' } },
  content: { fields: { title: [title] }, pictures: [] },
})
const opened = { id: '0b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f', revision: 4 }
const other = '1b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f'
const asOpened = (title: string, revision = opened.revision): OpenedDraft => ({
  ...{ ...opened, revision, form, base: {}, device: '', typedAt: '' },
  content: typed(title).content,
})
const unsent = () => outbox.entries(account)
const titles = () =>
  requests.map(({ body }) => JSON.parse(body.get('content') ?? '').fields.title[0])

function write(draft?: OpenedDraft) {
  const reports = { onIdChange: vi.fn(), onConflict: vi.fn(), onRefused: vi.fn() }
  const writer = draftWriter(account, reports)
  if (draft) writer.open(draft, { ...typed(''), content: draft.content })
  return { ...reports, writer }
}

test('input is sent once, and again only when it has changed', async () => {
  const { writer, onIdChange, onConflict } = write()
  await writer.send()
  writer.store(typed('Blad'))
  writer.store(typed('Blad'))
  await writer.send()
  await writer.send()
  writer.store(typed('Blad igen'))
  await writer.send()
  expect(titles()).toEqual(['Blad', 'Blad igen'])
  expect(onIdChange).toHaveBeenCalledOnce()
  expect(onConflict).not.toHaveBeenCalled()
  const [first, second] = requests.map(({ body }) => Object.fromEntries(body))
  expect(first).toMatchObject({
    intent: 'keep',
    form,
    title: 'Blad',
    revision: '0',
    turn: '1',
  })
  expect(second).toMatchObject({ id: first?.id, writer: first?.writer, revision: '1', turn: '2' })
})

test('input is sent once, even if a form that is left and the frame send it at the same time', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  await Promise.all([writer.send(), writer.send(), sendUnsentDrafts(account)])
  expect(titles()).toEqual(['Blad'])
})

test('unsent input stays in the browser until it is sent, at the latest before signing out', async () => {
  const { writer } = write()
  answer = () => undefined
  writer.store(typed('Blad'))
  await writer.send()
  expect(unsent()).toMatchObject([{ title: 'Blad' }])
  expect(outbox.entries('bo')).toEqual([])
  expect(await sendUnsentDrafts(account)).toBe(0)
  expect(unsent()).toHaveLength(1)
  answer = kept
  expect(await sendUnsentDrafts(account)).toBe(1)
  expect(titles()).toEqual(['Blad', 'Blad', 'Blad'])
  expect(unsent()).toEqual([])
  expect(await sendUnsentDrafts(account)).toBe(0)
})

test('input typed while a copy is sent is not removed with it', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  answer = (body) => {
    if (body.get('turn') === '1') writer.store(typed('Blad igen'))
    return kept(body)
  }
  await sendUnsentDrafts(account)
  expect(unsent()).toMatchObject([{ title: 'Blad igen' }])
})

test('input typed while the form is sent is sent too', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  answer = (body) => {
    writer.store(typed('Blad igen'))
    return kept(body)
  }
  await writer.send()
  expect(unsent()).toHaveLength(1)
  await writer.send()
  expect(titles()).toEqual(['Blad', 'Blad igen'])
  expect(unsent()).toEqual([])
})

test('a draft that was changed elsewhere becomes another one, which is reported once', async () => {
  const { writer, onIdChange, onConflict } = write(asOpened('Før'))
  answer = () => Response.json({ id: other, revision: 1, isApart: true })
  writer.store(typed('Blad'))
  await writer.send()
  writer.store(typed('Blad igen'))
  await writer.send()
  expect(requests.map(({ body }) => [body.get('id'), body.get('revision')])).toEqual([
    [opened.id, '4'],
    [other, '4'],
  ])
  expect(onIdChange.mock.calls).toEqual([[other]])
  expect(onConflict).toHaveBeenCalledOnce()
  expect(unsent()).toEqual([])
})

test.each([
  ['full', () => Response.json({ isFull: true })],
  ['tooLarge', () => new Response(null, { status: 422 })],
] as const)('a refusal is reported once: %s', async (reason, refusal) => {
  const { writer, onRefused } = write()
  answer = refusal
  for (const title of ['Blad', 'Blad igen']) {
    writer.store(typed(title))
    await writer.send()
  }
  expect(onRefused.mock.calls).toEqual([[reason]])
})

test('input that is too long is not sent, and only short input is sent from a closing page', async () => {
  const { writer, onRefused } = write()
  for (const length of [100, 70_000, 200_000]) {
    writer.store(typed('x'.repeat(length)))
    await writer.send()
  }
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false])
  expect(onRefused.mock.calls).toEqual([['tooLarge']])
})

test('a form is up to date when the server has all of its input', async () => {
  const { writer } = write(asOpened('Blad'))
  expect(writer.storedVersion(typed('Blad'))).toMatchObject(opened)
  expect(writer.storedVersion(typed('Blad igen'))).toBeUndefined()
  writer.store(typed('Blad igen'))
  expect(writer.storedVersion(typed('Blad igen'))).toBeUndefined()
  answer = () => Response.json({ ...opened, revision: 5, isApart: false })
  await writer.send()
  expect(writer.storedVersion(typed('Blad igen'))).toMatchObject({ ...opened, revision: 5 })
})

test('a save waits for the requests under way, and removes the draft that they name', async () => {
  const { writer } = write()
  expect(await writer.beginSave()).toBeUndefined()
  answer = () => Response.json({ id: other, revision: 1, isApart: true })
  writer.store(typed('Blad'))
  void writer.send()
  expect(await writer.beginSave()).toBe(`${other} 1`)
})

test('a saved item leaves nothing to send, even if a request is still under way', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  const sending = writer.send()
  void writer.beginSave()
  writer.close()
  await sending
  await writer.send()
  expect(requests).toHaveLength(1)
  expect(unsent()).toEqual([])
})

test('what is written while a save runs is removed after it, and further input is another draft', async () => {
  const { writer, onConflict } = write()
  writer.store(typed('Blad'))
  await writer.send()
  await writer.beginSave()
  // The save has removed the draft meanwhile.
  answer = (body) => Response.json({ id: body.get('id'), revision: 1, isApart: true })
  writer.store(typed('Blad igen'))
  await writer.send()
  expect(onConflict).not.toHaveBeenCalled()
  const saved = writer.id
  writer.close()
  await expect.poll(() => requests.at(-1)?.body.get('content')).toMatch(/"fields":\{\}/)
  expect(requests.at(-1)?.body.get('id')).toBe(saved)
  writer.store(typed('Blad igen'))
  expect(writer.id).not.toBe(saved)
})

test('a draft whose save failed is written further', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  expect(await writer.beginSave()).toBeUndefined()
  writer.endSave()
  await writer.send()
  expect(titles()).toEqual(['Blad'])
})

test('a draft is opened with the newest input, from the server or from this browser', async () => {
  const there = asOpened('Fra en anden enhed', 3)
  stored = () => Response.json(there)
  expect(await findDraft(account, opened.id)).toEqual(there)
  answer = () => undefined
  for (const [seen, title] of [
    [2, 'Fra en anden enhed'],
    [3, 'Herfra'],
  ] as const) {
    const { writer } = write(asOpened('Før', seen))
    writer.store(typed('Herfra'))
    const found = await findDraft(account, opened.id)
    expect(found).toMatchObject({ content: typed(title).content })
    outbox.removeAll(account)
  }
  stored = () => undefined
  expect(await findDraft(account, opened.id)).toBe('notOpened')
  stored = () => new Response(null, { status: 404 })
  expect(await findDraft(account, opened.id)).toBe('gone')
})
