import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as reviews from './reviews'

const options = {
  path: '/admin/bibliografi/fjord/anmeldelser',
  route: '/admin/bibliografi/:id/anmeldelser',
}
const review = {
  id: 'avis',
  revision: 2,
  header: 'Stærkt',
  author: 'Ida',
  publication: 'Avisen',
  quote_text: '<p>Smukt sprog. Læs den!</p>',
  quote: 'Smukt sprog. Læs den!',
  pull_quote: '',
  language: 'da' as const,
}
const data = {
  work: { title: 'Fjord', slug: 'fjord' },
  list: { ...emptyListing, items: [review], total: 1 },
  draft: undefined,
}

const render = (item = review) =>
  renderRoute(reviews, () => ({ ...data, list: { ...data.list, items: [item] } }), options)

const rows = {
  'Stærkt Ida, Avisen': review,
  'Ida, Avisen': { ...review, header: '' },
  'Stærkt Ida': { ...review, publication: '' },
  'Uden navn': { ...review, header: '', author: '', publication: '' },
}

for (const [text, item] of Object.entries(rows)) {
  test(`a review is listed as »${text}«`, async () => {
    const screen = await render(item)
    const row = screen.getByRole('listitem').filter({ hasText: 'Smukt sprog' })
    const words = text.split(' ').join('\\s*')
    await expect.element(row).toMatchTextContent(new RegExp(`^\\W*${words}\\s*Smukt sprog`))
  })
}

test('a review is deleted after a confirmation, and its menu links to its place on the page', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Flere muligheder: anmeldelsen af Ida, Avisen' }).click()
  const link = screen.getByRole('menuitem', { name: 'Se på siden' })
  expect(link.element().getAttribute('href')).toMatch(/^\/bibliografi\/fjord#.*avis/)
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Slet anmeldelsen af Ida, Avisen' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'avis' }])
})

test('a sentence of the quotation is picked as the one to quote elsewhere', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Rediger anmeldelsen af Ida, Avisen' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Rediger anmeldelse' })
  await dialog.getByText('Sætninger i citatet').click()
  await expect.element(dialog.getByRole('button', { name: 'Smukt sprog.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Læs den!' }).click()
  const field = dialog.getByLabelText('Sætning til at citere')
  await expect.element(field).toHaveValue('Læs den!')
  await expect.element(field).toHaveFocus()
  await expect.element(dialog.getByText('Der er ændringer, som ikke er gemt')).toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toMatchObject([{ id: 'avis', revision: '2', pull_quote: 'Læs den!' }])
})

test('a new review is sent without an id', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Tilføj anmeldelse' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tilføj anmeldelse' })
  await expect.element(dialog.getByRole('link', { name: 'Historik' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Overskrift').fill('Ny')
  const editor = dialog.getByRole('textbox', { name: /^Citat/ })
  await expect.element(editor).toHaveAttribute('contenteditable', 'true')
  await editor.click()
  await userEvent.keyboard('Godt.')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toMatchObject([{ header: 'Ny', quote_text: '<p>Godt.</p>' }])
  expect(screen.sent[0]).not.toHaveProperty('id')
})
