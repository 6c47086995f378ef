import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage'
import { draftWriter } from './draft-writer'
import { findDraft, localCopies, sendUnsentDrafts } from './send-draft'

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
afterEach(() => {
  vi.unstubAllGlobals()
})

const typed = (title: string) => ({ fields: { title: [title] }, pictures: [] })
const titles = () =>
  requests.map(({ body }) => JSON.parse(body.get('content') ?? '').fields.title[0])

function write(opened?: { id: string; revision: number }) {
  const reports = { onIdChange: vi.fn(), onConflict: vi.fn(), onRefused: vi.fn() }
  const writer = draftWriter({ account, noun: 'news', query: 'om=1', opened }, reports)
  return { ...reports, writer }
}

test('input is sent once, and again only when it has changed', async () => {
  const { writer, onIdChange, onConflict } = write()
  await writer.send()
  expect(writer.store(typed('Blad'))).toBe(true)
  expect(writer.store(typed('Blad'))).toBe(false)
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
    noun: 'news',
    query: 'om=1',
    revision: '0',
    turn: '1',
  })
  expect(second).toMatchObject({ id: first?.id, writer: first?.writer, revision: '1', turn: '2' })
})

test('unsent input stays in the browser until it is sent, at the latest before signing out', async () => {
  const { writer } = write()
  answer = () => undefined
  writer.store(typed('Blad'))
  await writer.send()
  expect(localCopies(account)).toMatchObject([
    { fields: { title: ['Blad'] }, draft: { isSent: false } },
  ])
  expect(localCopies('bo')).toEqual([])
  expect(await sendUnsentDrafts(account)).toBe(0)
  expect(localCopies(account)).toHaveLength(1)
  answer = kept
  expect(await sendUnsentDrafts(account)).toBe(1)
  expect(titles()).toEqual(['Blad', 'Blad', 'Blad'])
  expect(localCopies(account)).toEqual([])
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
  expect(localCopies(account)).toMatchObject([{ fields: { title: ['Blad igen'] } }])
})

test('input typed while the form is sent is sent too', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  answer = (body) => {
    writer.store(typed('Blad igen'))
    return kept(body)
  }
  await writer.send()
  expect(localCopies(account)).toMatchObject([{ draft: { isSent: false } }])
  await writer.send()
  expect(titles()).toEqual(['Blad', 'Blad igen'])
  expect(localCopies(account)).toMatchObject([{ draft: { isSent: true } }])
})

test('a draft that was changed elsewhere becomes another one, which is reported once', async () => {
  const { writer, onIdChange, onConflict } = write({ id: 'a', revision: 4 })
  answer = () => Response.json({ id: 'b', revision: 1, isApart: true })
  writer.store(typed('Blad'))
  await writer.send()
  writer.store(typed('Blad igen'))
  await writer.send()
  expect(requests.map(({ body }) => [body.get('id'), body.get('revision')])).toEqual([
    ['a', '4'],
    ['b', '4'],
  ])
  expect(onIdChange.mock.calls).toEqual([['b']])
  expect(onConflict).toHaveBeenCalledOnce()
  expect(localCopies(account).map(({ draft }) => draft.id)).toEqual(['b'])
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
  const { writer } = write({ id: 'a', revision: 4 })
  writer.setStoredContent(typed('Blad'))
  expect(writer.storedVersion(typed('Blad'))).toEqual({ id: 'a', revision: 4 })
  expect(writer.storedVersion(typed('Blad igen'))).toBeUndefined()
  writer.store(typed('Blad igen'))
  expect(writer.storedVersion(typed('Blad igen'))).toBeUndefined()
  answer = () => Response.json({ id: 'a', revision: 5, isApart: false })
  await writer.send()
  expect(writer.storedVersion(typed('Blad igen'))).toEqual({ id: 'a', revision: 5 })
})

test('a save waits for the requests under way, and removes the draft that they name', async () => {
  const { writer } = write()
  expect(await writer.waitForRequests()).toBeUndefined()
  answer = () => Response.json({ id: 'b', revision: 1, isApart: true })
  writer.store(typed('Blad'))
  void writer.send()
  expect(await writer.waitForRequests()).toBe('b')
})

test('a saved item leaves no copy, even if a request is still under way', async () => {
  const { writer } = write()
  writer.store(typed('Blad'))
  const sending = writer.send()
  writer.close()
  await sending
  expect(writer.store(typed('Blad igen'))).toBe(false)
  await writer.send()
  expect(requests).toHaveLength(1)
  expect(localCopies(account)).toEqual([])
})

test('a draft is opened with the newest input, from the server or from this browser', async () => {
  const { content, revision } = { content: typed('Fra en anden enhed'), revision: 3 }
  stored = () => Response.json({ id: 'a', revision, content })
  expect(await findDraft(account, 'a')).toEqual({ id: 'a', revision, content })
  answer = () => undefined
  for (const [seen, title] of [
    [2, 'Fra en anden enhed'],
    [3, 'Herfra'],
  ] as const) {
    const { writer } = write({ id: 'a', revision: seen })
    writer.store(typed('Herfra'))
    expect(await findDraft(account, 'a')).toMatchObject({ revision, content: typed(title) })
    expect(titles().at(-1)).toBe('Herfra')
    requests = []
    writer.close()
  }
  stored = () => undefined
  expect(await findDraft(account, 'a')).toBe('notOpened')
  stored = () => new Response(null, { status: 404 })
  expect(await findDraft(account, 'a')).toBe('gone')
})
