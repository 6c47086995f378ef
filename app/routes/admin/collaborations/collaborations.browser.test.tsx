import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import * as edit from './edit'
import * as collaborations from './list'

const path = '/admin/samarbejder'
type Data = Parameters<typeof collaborations.default>[0]['loaderData']
type Listed = Data['items'][number]

const collaboration: Listed = {
  id: 'trio',
  title: 'Trio',
  slug: 'trio',
  description: '<p>Vi mødtes.</p>',
  link: 'https://trio.example',
  publication: { state: 'published', at: null },
  imagePath: null,
  picture: undefined,
}
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const pictured: Listed = {
  ...collaboration,
  picture: {
    src: pixel,
    alt: 'Tre på en ø',
    width: 60,
    height: 40,
    focus: { x: 45, y: 50 },
    placeholder: '',
    sources: [],
  },
}

const render = (...items: Listed[]) =>
  renderRoute(collaborations, () => ({ items, failed: undefined, unsaved: [] }), { path })

test('a collaboration shows its text, its link, and that it has no picture', async () => {
  const screen = await render(collaboration)
  const card = screen.getByRole('main').getByRole('listitem')
  await expect.element(card).toMatchTextContent('Vi mødtes.')
  await expect.element(card).toMatchTextContent('Intet billede')
  const link = screen.getByRole('link', { name: 'Besøg samarbejdspartner: Trio' })
  await expect.element(link).toHaveAttribute('href', 'https://trio.example')
})

test('a collaboration without text and link shows neither', async () => {
  const screen = await render({ ...collaboration, description: '', link: null })
  await expect.element(screen.getByRole('heading', { name: 'Trio' })).toBeVisible()
  await expect.element(screen.getByText('Vi mødtes.')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Besøg samarbejdspartner')).not.toBeInTheDocument()
})

test('the focus point of a card is sent', async () => {
  const screen = await render(pictured)
  await screen.getByRole('button', { name: 'Fokus: Trio' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const point = { focus_x: '0.45', focus_y: '0.5' }
  await expect.poll(() => screen.sent).toEqual([{ intent: 'focus', id: 'trio', ...point }])
})

test('a collaboration is deleted after a confirmation', async () => {
  const screen = await render(collaboration)
  await screen.getByRole('button', { name: 'Slet Trio' }).click()
  expect(screen.sent).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'trio' }])
})

const links = { 'Rediger Trio': 'trio', Trio: 'trio', 'Tilføj nyt samarbejde': 'ny' }

for (const [name, id] of Object.entries(links)) {
  test(`the link »${name}« opens the dialog of ${id}`, async () => {
    const screen = await render(collaboration)
    const link = screen.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', `${path}/${id}`)
  })
}

const dialogData = {
  isNew: false,
  values: { revision: 2, title: 'Trio' },
  draft: undefined,
  id: 'trio',
  files: [],
  host: 'siden.example',
} as unknown as Parameters<typeof edit.default>[0]['loaderData']

test('a cancelled dialog returns to the list without asking', async () => {
  const options = { path: `${path}/trio`, route: `${path}/:id` }
  const screen = await renderRoute(edit, () => dialogData, options)
  const dialog = screen.getByRole('dialog', { name: 'Rediger samarbejde' })
  await expect.element(dialog.getByRole('button', { name: 'Opdater' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(screen.getByText(`Siden ${path}`)).toBeVisible()
})

test('a saved dialog returns to the list', async () => {
  const options = { path: `${path}/trio`, route: `${path}/:id` }
  const screen = await renderRoute(edit, () => dialogData, options)
  const dialog = screen.getByRole('dialog', { name: 'Rediger samarbejde' })
  await dialog.getByLabelText('Titel').fill('Kvartet')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText(`Siden ${path}`)).toBeVisible()
  await expect.poll(() => screen.sent).toMatchObject([{ revision: '2', title: 'Kvartet' }])
})
