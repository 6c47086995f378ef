import { createRoutesStub, href } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { draftServer, draftId as id, storedDraft } from '#tests/browser/draft-server'
import { renderScreen, ScreenFrame } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { outbox } from './outbox'

const newForm = href('/admin/nyheder/:id', { id: 'ny' })
const testPage = location.href

beforeEach(() => history.replaceState(null, '', newForm))
afterEach(() => history.replaceState(null, '', testPage))

const draftOf = (fields: Record<string, string[]>, revision = 4, file?: string) =>
  storedDraft(fields, { form: newForm, revision, file })

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

const urlId = () => new URL(location.href).searchParams.get('kladde')
const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the input of a new item is sent after a pause, and its id is in the URL', async () => {
  const { sent } = draftServer()
  const { title } = await renderNewItem({ query: '?om=1' })
  await title.fill('Blad')
  expect(sent).toEqual([])
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    form: newForm,
    title: 'Blad',
    content: '{"fields":{"title":["Blad"]},"pictures":[]}',
    base: '{"revision":"0"}',
    revision: '0',
  })
  expect(urlId()).toBe(sent[0]?.id)
  await expect.poll(() => outbox.entries('konto')).toEqual([])
})

test('the input of a stored item is sent too, and its URL stays', async () => {
  const { fields } = draftServer()
  const { title } = await renderNewItem({ path: href('/admin/nyheder/:id', { id: '7' }) })
  await title.fill('Blad')
  await expect.poll(fields).toEqual([{ title: ['Blad'] }])
  expect(urlId()).toBeNull()
})

test.each(['pagehide', 'online', 'hidden'])(
  'the latest input is sent at once on %s',
  async (event) => {
    const { fields } = draftServer()
    const { title } = await renderNewItem()
    await title.fill('Blad')
    if (event === 'hidden') setVisibility('hidden')
    else dispatchEvent(new Event(event))
    expect(fields()).toEqual([{ title: ['Blad'] }])
  },
)

test('input is in the browser until it is sent, and is sent once more when the connection is back', async () => {
  const server = draftServer()
  const { title } = await renderNewItem()
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await title.fill('Blad')
  await expect.poll(() => server.sent).toHaveLength(1)
  expect(outbox.entries('konto')).toMatchObject([{ content: { fields: { title: ['Blad'] } } }])
  server.answer = () => undefined
  dispatchEvent(new Event('online'))
  await expect.poll(() => outbox.entries('konto')).toEqual([])
  dispatchEvent(new Event('online'))
  expect(server.sent).toHaveLength(2)
})

test('input that is changed back removes the draft', async () => {
  const { fields } = draftServer()
  const { title } = await renderNewItem()
  await title.fill('Blad')
  dispatchEvent(new Event('online'))
  await title.fill('')
  dispatchEvent(new Event('online'))
  await expect.poll(fields).toEqual([{ title: ['Blad'] }, {}])
})

test('the draft in the URL is put into the inert form, which then has the focus in its first field', async () => {
  const server = draftServer()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.read = promise
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
  expect(server.sent).toEqual([])
  await title.fill('Blad')
  await expect.poll(server.fields).toEqual([{ title: ['Blad'], text: ['Skrevet før'] }])
  await expect.poll(() => server.sent[0]).toMatchObject({ id, revision: '4' })
  expect(JSON.parse(server.sent[0]?.content ?? '').pictures).toHaveLength(1)
})

test.each([
  [404, 'Kladden er her ikke mere'],
  [503, 'Kladden kunne ikke hentes'],
])('the form can be used without its draft, after the answer %s', async (status, message) => {
  draftServer().read = Promise.resolve(new Response(null, { status }))
  const { title, getByRole } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(getByRole('alert').getByText(message)).toBeVisible()
  await expect.poll(() => title.element().closest('form')).not.toHaveAttribute('inert')
})

test('a draft that arrives after the form was left is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  draftServer().read = promise
  const { unmount, getByLabelText } = await renderNewItem({ query: `?kladde=${id}` })
  await unmount()
  resolve(Response.json(draftOf({ text: ['Skrevet før'] })))
  await expect.poll(() => vi.mocked(fetch).mock.settledResults.at(-1)?.type).toBe('fulfilled')
  expect(getByLabelText('Tekst').elements()).toEqual([])
})

const apart = () => Response.json({ id, revision: 1, isApart: true })

test.each([
  [apart, 'status', 'Kladden er ændret et andet sted'],
  [() => Response.json({ isFull: true }), 'alert', /^Der er 100 kladder/],
  [() => new Response(null, { status: 422 }), 'alert', /^Den er for lang/],
] as const)('the author is told what happened to the draft: %#', async (given, role, message) => {
  draftServer().answer = given
  const { title, getByRole } = await renderNewItem()
  await title.fill('Blad')
  await expect.element(getByRole(role).getByText(message)).toBeVisible()
  if (role === 'status') expect(urlId()).toBe(id)
})

test('a window that is shown again has the newer input of another device', async () => {
  const server = draftServer([draftOf({ title: ['Blad'] })])
  const { title } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(title).toHaveFocus()
  setVisibility('visible')
  server.drafts = [draftOf({ title: ['Blad fra telefonen'] }, 5)]
  setVisibility('visible')
  await expect.element(title).toHaveValue('Blad fra telefonen')
  await title.fill('Blad herfra')
  await expect.poll(() => server.sent.at(-1)?.revision).toBe('5')
})

test('newer input of another device does not replace input that was not sent', async () => {
  const server = draftServer([draftOf({ title: ['Blad'] })])
  const { title } = await renderNewItem({ query: `?kladde=${id}` })
  await expect.element(title).toHaveFocus()
  await title.fill('Mit blad')
  server.drafts = [draftOf({ title: ['Blad fra telefonen'] }, 5)]
  setVisibility('visible')
  await expect.poll(server.fields).toEqual([{ title: ['Mit blad'] }])
  await expect.element(title).toHaveValue('Mit blad')
})

test('a save sends the draft to remove after the requests under way, and leaves nothing to send', async () => {
  const server = draftServer()
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.answer = () => promise
  const screen = await renderNewItem()
  await screen.title.fill('Blad')
  dispatchEvent(new Event('online'))
  await expect.poll(() => server.sent).toHaveLength(1)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(screen.sent).toEqual([])
  resolve(Response.json({ id, revision: 1, isApart: false }))
  const saved = { revision: '0', title: 'Blad', text: '', unsaved_draft: `${id} 1` }
  await expect.poll(() => screen.sent).toEqual([saved])
  await expect.poll(() => outbox.entries('konto')).toEqual([])
  setVisibility('hidden')
  expect(server.sent).toHaveLength(1)
})

test('a new id that arrives after the form was left changes no URL', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = draftServer()
  server.answer = () => promise
  const { title } = await renderNewItem()
  await title.fill('Blad')
  dispatchEvent(new Event('online'))
  await expect.poll(() => server.sent).toHaveLength(1)
  history.replaceState(null, '', href('/admin/nyheder'))
  resolve(Response.json({ id, revision: 1, isApart: false }))
  await expect.poll(() => outbox.entries('konto')).toEqual([])
  expect(urlId()).toBeNull()
})

test('a form that is left sends its latest input', async () => {
  const { fields } = draftServer()
  const { title, getByRole } = await renderNewItem()
  await title.fill('Blad')
  await getByRole('link', { name: 'Nyheder', exact: true }).click()
  await getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  expect(fields()).toEqual([{ title: ['Blad'] }])
})

const NewItem = () => newItemForm
const List = () => <h1>Nyheder</h1>

test('the list that is opened from a form is loaded again once its draft is sent', async () => {
  let reads = 0
  const { promise, resolve } = Promise.withResolvers<Response>()
  const server = draftServer()
  server.answer = () => promise
  const list = href('/admin/nyheder')
  const loader = () => ++reads
  const Site = createRoutesStub([
    {
      path: '/',
      Component: ScreenFrame,
      children: [
        { path: newForm, Component: NewItem },
        { path: list, Component: List, HydrateFallback: List, loader },
      ],
    },
  ])
  const screen = await render(<Site initialEntries={[newForm]} />)
  await screen.getByLabelText('Titel').fill('Blad')
  await screen.getByRole('link', { name: 'Nyheder', exact: true }).click()
  await screen.getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  expect(reads).toBe(1)
  await expect.poll(() => server.sent).toHaveLength(1)
  resolve(Response.json({ id, revision: 1, isApart: false }))
  await expect.poll(() => reads).toBe(2)
})
