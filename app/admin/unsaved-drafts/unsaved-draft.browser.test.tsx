import { createRoutesStub, href } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { holdFrames } from '#tests/browser/frames'
import { renderScreen, ScreenFrame } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import type { OpenedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { localCopies } from './send-draft'

const id = '0b9f7a52-6f0c-4d3c-9b0e-2f4a5c6d7e8f'
const newForm = href('/admin/nyheder/:id', { id: 'ny' })
const testPage = location.href

/** The sent drafts, and the answer to each. */
let sent: URLSearchParams[]
let answer: (draft: URLSearchParams) => Response | Promise<Response>
/** The draft on the server. */
let stored: OpenedDraft | Response | Promise<Response>

const answerKept = (draft: URLSearchParams) =>
  Response.json({ id: draft.get('id'), revision: Number(draft.get('turn')), isApart: false })

beforeEach(() => {
  sent = []
  answer = answerKept
  stored = new Response(null, { status: 404 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { body } = {}) => {
    if (!String(url).startsWith('/admin/kladder')) return new Response()
    if (!body) return 'content' in stored ? Response.json(stored) : (await stored).clone()
    const draft = new URLSearchParams(String(body))
    sent.push(draft)
    return answer(draft)
  })
  history.replaceState(null, '', newForm)
})
afterEach(() => history.replaceState(null, '', testPage))

function draftOf(fields: Record<string, string[]>, revision = 4, file?: string): OpenedDraft {
  const pictures = file ? [{ label: 'Billede', file }] : []
  return { id, revision, content: { fields, pictures } }
}

const newItemForm = (
  <RecordForm schema={z.unknown()} values={{ revision: 0, title: '', text: '' }}>
    <TextField name="title" label="Titel" />
    <TextField name="text" label="Tekst" />
  </RecordForm>
)

async function renderNewItem({ query = '', path = newForm } = {}) {
  const pages = { '/admin/nyheder': <h1>Nyheder</h1> }
  const screen = await renderScreen(newItemForm, { path: path + query, pages })
  return Object.assign(screen, { title: screen.getByLabelText('Titel') })
}

const contents = () => sent.map((draft) => JSON.parse(draft.get('content') ?? '').fields)
const urlId = () => new URL(location.href).searchParams.get('kladde')
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the input of a new item is sent after a pause, and its id is in the URL', async () => {
  const { title } = await renderNewItem({ query: '?om=1' })
  await title.fill('Blad')
  await expect.poll(() => localCopies('konto')).toMatchObject([{ draft: { isSent: false } }])
  expect(sent).toEqual([])
  await expect.poll(contents).toEqual([{ title: ['Blad'] }])
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    noun: 'news',
    query: 'om=1',
    revision: '0',
  })
  expect(urlId()).toBe(sent[0]?.get('id'))
  await expect.poll(() => localCopies('konto')).toMatchObject([{ draft: { isSent: true } }])
})

test('other forms send no draft', async () => {
  const { title } = await renderNewItem({ path: href('/admin/nyheder/:id', { id: '7' }) })
  await title.fill('Blad')
  await expect.poll(() => localStorage.length).toBe(1)
  setVisibility('hidden')
  expect(sent).toEqual([])
  expect(urlId()).toBeNull()
})

test.each(['pagehide', 'online', 'hidden'])(
  'the latest input is sent at once on %s',
  async (event) => {
    const { title } = await renderNewItem()
    await title.fill('Blad')
    if (event === 'hidden') setVisibility('hidden')
    else dispatchEvent(new Event(event))
    expect(contents()).toEqual([{ title: ['Blad'] }])
  },
)

test('a draft that was not sent is sent once more when the connection is back', async () => {
  const { title } = await renderNewItem()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await title.fill('Blad')
  await expect.poll(() => sent).toHaveLength(1)
  answer = answerKept
  dispatchEvent(new Event('online'))
  await expect.poll(() => localCopies('konto')).toMatchObject([{ draft: { isSent: true } }])
  dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})

test('the draft in the URL is put into the inert form, which then has the focus in its first field', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stored = promise
  const { title, getByLabelText, getByText } = await renderNewItem({ query: `?kladde=${id}` })
  const form = title.element().closest('form')
  expect(form).toHaveAttribute('inert')
  resolve(Response.json(draftOf({ text: ['Skrevet før'] }, 4, 'alter.jpg')))
  await expect.element(getByLabelText('Tekst')).toHaveValue('Skrevet før')
  await expect.element(getByLabelText('Tekst')).toHaveFocus()
  expect(form).not.toHaveAttribute('inert')
  await expect.element(getByText('Filen »alter.jpg« var valgt, men ikke gemt.')).toBeVisible()
  await expect.element(getByText(/ikke er gemt/)).toBeVisible()
  setVisibility('hidden')
  expect(sent).toEqual([])
  await title.fill('Blad')
  await expect.poll(contents).toEqual([{ title: ['Blad'], text: ['Skrevet før'] }])
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ id, revision: '4', query: '' })
  expect(JSON.parse(sent[0]?.get('content') ?? '').pictures).toHaveLength(1)
})

test('a draft that is read before the first frame keeps its content when it is edited', async () => {
  const releaseFrames = holdFrames()
  const { promise, resolve } = Promise.withResolvers<Response>()
  stored = promise
  const { title, getByLabelText } = await renderNewItem({ query: `?kladde=${id}` })
  const framesRequested = () => vi.mocked(requestAnimationFrame).mock.calls.length
  const before = framesRequested()
  resolve(Response.json(draftOf({ text: ['Skrevet før'] })))
  await expect.poll(framesRequested).toBeGreaterThan(before)
  releaseFrames()
  await expect.element(getByLabelText('Tekst')).toHaveFocus()
  await title.fill('Blad')
  await expect.poll(contents).toEqual([{ title: ['Blad'], text: ['Skrevet før'] }])
})

test.each([
  [404, 'Kladden er her ikke mere'],
  [503, 'Kladden kunne ikke hentes'],
])('the form can be used without its draft, after the answer %s', async (status, message) => {
  stored = new Response(null, { status })
  const { title, getByRole } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(getByRole('alert').getByText(message)).toBeVisible()
  await expect.poll(() => title.element().closest('form')).not.toHaveAttribute('inert')
})

test('a draft that arrives after the form was left is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stored = promise
  const { unmount, getByText } = await renderNewItem({ query: `?kladde=${id}` })
  await unmount()
  resolve(new Response(null, { status: 404 }))
  await expect.poll(() => vi.mocked(fetch).mock.settledResults.at(-1)?.type).toBe('fulfilled')
  await new Promise(requestAnimationFrame)
  expect(getByText('Kladden er her ikke mere').elements()).toEqual([])
})

test.each([
  [
    () => Response.json({ id, revision: 1, isApart: true }),
    'status',
    'Kladden er ændret et andet sted',
  ],
  [() => Response.json({ isFull: true }), 'alert', /^Der er 100 kladder/],
  [() => new Response(null, { status: 422 }), 'alert', /^Den er for lang/],
] as const)('the author is told what happened to the draft: %#', async (given, role, message) => {
  answer = given
  const { title, getByRole } = await renderNewItem()
  await title.fill('Blad')
  await expect.element(getByRole(role).getByText(message)).toBeVisible()
  if (role === 'status') expect(urlId()).toBe(id)
})

test('a window that is shown again has the newer input of another device', async () => {
  stored = draftOf({ title: ['Blad'] })
  const { title } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(title).toHaveFocus()
  setVisibility('visible')
  stored = draftOf({ title: ['Blad fra telefonen'] }, 5)
  setVisibility('visible')
  await expect.element(title).toHaveValue('Blad fra telefonen')
  await title.fill('Blad herfra')
  await expect.poll(() => sent.at(-1)?.get('revision')).toBe('5')
})

test('newer input of another device does not replace input that was not sent', async () => {
  stored = draftOf({ title: ['Blad'] })
  const { title } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(title).toHaveFocus()
  await title.fill('Mit blad')
  stored = draftOf({ title: ['Blad fra telefonen'] }, 5)
  setVisibility('visible')
  await expect.poll(contents).toEqual([{ title: ['Mit blad'] }])
  await expect.element(title).toHaveValue('Mit blad')
})

test('a save sends the draft to remove after the requests under way, and leaves no copy', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const screen = await renderNewItem()
  await screen.title.fill('Blad')
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toHaveLength(1)
  await userEvent.keyboard('{Control>}s{/Control}')
  await new Promise(requestAnimationFrame)
  expect(screen.sent).toEqual([])
  resolve(Response.json({ id, revision: 1, isApart: false }))
  await expect
    .poll(() => screen.sent)
    .toEqual([{ revision: '0', title: 'Blad', text: '', unsaved_draft: id }])
  await expect.poll(() => localCopies('konto')).toEqual([])
  setVisibility('hidden')
  expect(sent).toHaveLength(1)
})

test('a new id that arrives after the form was left changes no URL', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const { title } = await renderNewItem()
  await title.fill('Blad')
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent).toHaveLength(1)
  history.replaceState(null, '', href('/admin/nyheder'))
  resolve(Response.json({ id, revision: 1, isApart: false }))
  await expect.poll(() => localCopies('konto')).toMatchObject([{ draft: { id } }])
  expect(urlId()).toBeNull()
})

test('a form that is left sends its latest input', async () => {
  const { title, getByRole } = await renderNewItem()
  await title.fill('Blad')
  await getByRole('link', { name: 'Nyheder', exact: true }).click()
  await getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  expect(contents()).toEqual([{ title: ['Blad'] }])
})

const NewItem = () => newItemForm
const List = () => <h1>Nyheder</h1>

test('the list that is opened from a form is loaded again once its draft is sent', async () => {
  let reads = 0
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  const read = () => {
    reads += 1
    return null
  }
  const list = href('/admin/nyheder')
  const Site = createRoutesStub([
    {
      path: '/',
      Component: ScreenFrame,
      children: [
        { path: newForm, Component: NewItem },
        { path: list, Component: List, HydrateFallback: List, loader: read },
      ],
    },
  ])
  const screen = await render(<Site initialEntries={[newForm]} />)
  await screen.getByLabelText('Titel').fill('Blad')
  await screen.getByRole('link', { name: 'Nyheder', exact: true }).click()
  await screen.getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  expect(reads).toBe(1)
  resolve(Response.json({ id, revision: 1, isApart: false }))
  await expect.poll(() => reads).toBe(2)
})
