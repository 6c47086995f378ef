import { beforeEach, expect, test, vi } from 'vitest'
import { draftServer, storedDraft, unsentDraft } from '#tests/browser/draft-server'
import { fakeStorage } from '#tests/support/fake-storage'
import {
  discardDraft,
  findDraft,
  findDrafts,
  listDrafts,
  outbox,
  readDraft,
  sendDraft,
  sendUnsentDrafts,
} from './outbox'

beforeEach(() => {
  const texts = new Map<string, string>()
  vi.stubGlobal(
    'localStorage',
    fakeStorage(() => texts),
  )
})

test('what is not sent is stored by account and form until it is removed', () => {
  const [one, other] = [unsentDraft(), unsentDraft()]
  outbox.add('johanne', one)
  outbox.add('johanne', other)
  outbox.add('anker', unsentDraft())
  expect(outbox.entries('johanne')).toMatchObject([one, other])
  outbox.remove('johanne', one)
  expect(outbox.entries('johanne')).toMatchObject([other])
  outbox.removeAll('johanne')
  expect(outbox.entries('johanne')).toEqual([])
  expect(outbox.entries('anker')).toHaveLength(1)
})

test('simultaneous sends of the same input are one request', async () => {
  const answers: ((answer: Response) => void)[] = []
  const request = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
  vi.stubGlobal('fetch', request)
  const draft = unsentDraft()
  const both = [sendDraft(draft), sendDraft(draft)]
  const later = sendDraft({ ...draft, turn: draft.turn + 1 })
  expect(request).toHaveBeenCalledTimes(2)
  for (const answer of answers) answer(Response.json({ id: draft.id }))
  expect(await Promise.all([...both, later])).toHaveLength(3)
  const again = sendDraft(draft)
  expect(request).toHaveBeenCalledTimes(3)
  answers.at(-1)?.(Response.json({ id: draft.id }))
  await again
})

test('a discarded draft leaves the browser, and comes back if the server does not answer', async () => {
  const draft = unsentDraft()
  const other = unsentDraft()
  outbox.add('johanne', other)
  outbox.add('johanne', draft)
  vi.stubGlobal('fetch', async () => new Response())
  const restore = await discardDraft('johanne', draft.id)
  expect(outbox.entries('johanne')).toMatchObject([other])
  await restore?.()
  expect(outbox.entries('johanne')).toMatchObject([other, draft])
  outbox.remove('johanne', other)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  expect(await discardDraft('johanne', draft.id)).toBeUndefined()
  expect(outbox.entries('johanne')).toMatchObject([draft])
})

test('two forms of one draft have their own entries', () => {
  const here = unsentDraft()
  const there = { ...here, writer: crypto.randomUUID() }
  outbox.add('johanne', here)
  outbox.add('johanne', there)
  expect(outbox.entries('johanne')).toHaveLength(2)
  outbox.removeAll('johanne', here.id)
  expect(outbox.entries('johanne')).toEqual([])
})

test('input that was typed while an earlier request was under way stays', () => {
  const draft = unsentDraft()
  outbox.add('johanne', { ...draft, turn: 2 })
  outbox.remove('johanne', draft)
  expect(outbox.entries('johanne')).toMatchObject([{ turn: 2 }])
})

test('entries that are not drafts are ignored', () => {
  localStorage.setItem('skrivestue-unsent:johanne:x', '{')
  localStorage.setItem('skrivestue-unsent:johanne:y', '{"id":1}')
  expect(outbox.entries('johanne')).toEqual([])
})

test('a browser without storage loses nothing that the form has', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('localStorage', { setItem: blocked, key: blocked, length: 1 })
  expect(() => outbox.add('johanne', unsentDraft())).not.toThrow()
  expect(outbox.entries('johanne')).toEqual([])
})

test('what was typed offline is sent, and stays until the server has it', async () => {
  const [one, large, other] = [unsentDraft(), unsentDraft(), unsentDraft()]
  for (const draft of [one, large, other]) outbox.add('johanne', draft)
  const server = draftServer()
  server.answer = ({ id }) => (id === large.id ? new Response(null, { status: 422 }) : undefined)
  expect(await sendUnsentDrafts('johanne')).toBe(2)
  expect(server.sent.map(({ intent, id }) => [intent, id])).toEqual([
    ...[one, large, other].map(({ id }) => ['keep', id]),
  ])
  expect(outbox.entries('johanne')).toMatchObject([large])
  expect(await sendDraft(large)).toEqual({ isTooLarge: true })
  server.answer = () => new Response(null, { status: 401 })
  expect(await sendDraft(large)).toBeUndefined()
})

test('a draft that the server would refuse as too large is not sent', async () => {
  const server = draftServer()
  const draft = unsentDraft()
  const content = { ...draft.content, fields: { title: ['a'.repeat(1_000_001)] } }
  expect(await sendDraft({ ...draft, content })).toEqual({ isTooLarge: true })
  expect(server.sent).toEqual([])
})

test('of two states of a draft the newer is opened, here if they are equally new', async () => {
  const here = unsentDraft()
  outbox.add('johanne', here)
  const stored = storedDraft({ title: ['På serveren'] }, { id: here.id, form: here.form })
  const server = draftServer()
  server.answer = () => new Response(null, { status: 503 })
  for (const [revision, isHere] of [
    [here.revision - 1, true],
    [here.revision, true],
    [here.revision + 1, false],
  ] as const) {
    server.drafts = [{ ...stored, revision }]
    const found = await findDraft('johanne', here.id)
    expect(found, String(revision)).toMatchObject({
      content: isHere ? here.content : stored.content,
    })
  }
  server.drafts = []
  expect(await findDraft('johanne', here.id)).toMatchObject({ content: here.content })
  expect(await readDraft(here.id)).toBe('gone')
  server.read = Promise.resolve(new Response(null, { status: 503 }))
  expect(await readDraft(here.id)).toBe('notOpened')
})

test('the drafts of a form are those here and on the server, and of no other form', async () => {
  const here = unsentDraft()
  const elsewhere = { ...unsentDraft(), form: '/admin/andet' }
  for (const draft of [here, elsewhere]) outbox.add('johanne', draft)
  const stored = storedDraft({}, { form: here.form })
  const server = draftServer([stored, storedDraft({}, { id: crypto.randomUUID(), form: '/andet' })])
  server.answer = () => new Response(null, { status: 503 })
  const found = await findDrafts('johanne', here.form)
  expect(found.map(({ id, device }) => [id, device])).toEqual([
    [here.id, ''],
    [stored.id, stored.device],
  ])
  const requests = vi.mocked(fetch).mock.calls.length
  await Promise.all([listDrafts(), listDrafts()])
  expect(vi.mocked(fetch).mock.calls).toHaveLength(requests + 1)
})
