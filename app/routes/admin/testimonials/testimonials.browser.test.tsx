import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { emptyListing } from '~/http/listing'
import * as testimonials from './list'

const path = '/admin/anbefalinger'
type Testimonial = Parameters<typeof testimonials.default>[0]['loaderData']['items'][number]

const shown: Testimonial = {
  id: 'poul',
  revision: 3,
  name: 'Poul',
  title: 'Organist',
  quote: 'Vi sang.',
  is_visible: 1,
  sort_order: 1,
}
const hidden: Testimonial = { ...shown, id: 'karen', name: 'Karen', is_visible: 0, sort_order: 2 }
const list = { ...emptyListing, items: [shown, hidden], total: 2, failed: undefined }

const render = (url = path) => renderRoute(testimonials, () => list, { path: url, route: path })

test('a visible testimonial is hidden, and a hidden one is shown', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Skjul Poul' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'hide', id: 'poul' }])
  await screen.getByRole('button', { name: 'Vis Karen' }).click()
  await expect.poll(() => screen.sent).toHaveLength(2)
  expect(screen.sent[1]).toEqual({ intent: 'show', id: 'karen' })
})

test('only a hidden testimonial is marked, and only a visible one links to the site', async () => {
  const screen = await render()
  const rowOf = (name: string) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(rowOf('Karen').getByRole('img', { name: 'Skjult' })).toBeVisible()
  await expect.element(rowOf('Poul').getByRole('img', { name: 'Skjult' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Flere muligheder: Poul' }).click()
  const link = screen.getByRole('menuitem', { name: 'Se på siden' })
  await expect.element(link).toHaveAttribute('href', '/foredrag#anbefalinger')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Flere muligheder: Karen' }).click()
  const menu = screen.getByRole('menu', { name: 'Flere muligheder: Karen' })
  await expect.element(menu).toBeVisible()
  expect(menu.getByRole('menuitem', { name: 'Se på siden' }).elements()).toEqual([])
})

test('a testimonial is deleted after a confirmation', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Slet Poul' }).click()
  expect(screen.sent).toEqual([])
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'delete', id: 'poul' }])
})

for (const name of ['Rediger Karen', 'Karen']) {
  test(`the button »${name}« opens the testimonial, which is sent with its id`, async () => {
    const screen = await render()
    await screen.getByRole('button', { name, exact: true }).click()
    const dialog = screen.getByRole('dialog', { name: 'Rediger anbefaling' })
    await expect.element(dialog.getByLabelText('Vis anbefalingen på siden')).not.toBeChecked()
    await expect.element(dialog.getByRole('link', { name: 'Historik' })).toBeVisible()
    await dialog.getByLabelText('Citat').fill('Vi lyttede.')
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const fields = { name: 'Karen', title: 'Organist', quote: 'Vi lyttede.' }
    await expect.poll(() => screen.sent).toEqual([{ id: 'karen', revision: '3', ...fields }])
  })
}

test('a new testimonial is visible, and is sent without an id', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Tilføj ny anbefaling' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tilføj ny anbefaling' })
  await expect.element(dialog.getByRole('link', { name: 'Historik' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Navn').fill('Inger')
  await dialog.getByLabelText('Citat').fill('Vi sang.')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toMatchObject([{ name: 'Inger', quote: 'Vi sang.', is_visible: 'on' }])
  expect(screen.sent[0]).not.toHaveProperty('id')
})

test('the URL of a row opens its dialog', async () => {
  const screen = await render(`${path}?rediger=karen`)
  const dialog = screen.getByRole('dialog', { name: 'Rediger anbefaling' })
  await expect.element(dialog.getByLabelText('Navn')).toHaveValue('Karen')
})
