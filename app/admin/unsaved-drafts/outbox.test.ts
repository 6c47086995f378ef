import { beforeEach, expect, test, vi } from 'vitest'
import { unsentDraft } from '#tests/browser/draft-server'
import { fakeStorage } from '#tests/support/fake-storage'
import { discardDraft, outbox, sendDraft } from './outbox'

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
  outbox.add('johanne', draft)
  vi.stubGlobal('fetch', async () => new Response())
  const restore = await discardDraft('johanne', draft.id)
  expect(outbox.entries('johanne')).toEqual([])
  await restore?.()
  expect(outbox.entries('johanne')).toMatchObject([draft])
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
