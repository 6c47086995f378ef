import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import * as collection from './edit-collection'

const hymns = [
  { id: 'lys', title: 'Lys over landet' },
  { id: 'kort', title: 'Lys' },
  { id: 'hav', title: 'Havet' },
]
const collectionData = {
  isNew: true,
  values: { revision: 0, year: '2026', is_available: 1, hymn_ids: ['hav', 'slettet'] },
  draft: undefined,
  hymns,
  works: [{ id: 'bog', name: 'Bogen' }],
} as unknown as Parameters<typeof collection.default>[0]['loaderData']

const renderCollection = () =>
  renderRoute(collection, () => collectionData, {
    path: '/admin/salmer/samlinger/ny',
    route: '/admin/salmer/samlinger/:id',
  })

for (const [typed, title] of [
  ['lys', 'Lys'],
  ['lys over', 'Lys over landet'],
] as const) {
  test(`»${typed}« adds the hymn »${title}« to a collection`, async () => {
    const screen = await renderCollection()
    await screen.getByLabelText('Salmer i samlingen', { exact: true }).fill(typed)
    await userEvent.keyboard('{Enter}')
    const remove = screen.getByRole('button', { name: `Fjern ${title}`, exact: true })
    await expect.element(remove).toBeVisible()
  })
}

test('a title that no hymn has is refused in a collection', async () => {
  const screen = await renderCollection()
  const field = screen.getByLabelText('Salmer i samlingen', { exact: true })
  await field.fill('Skoven')
  await userEvent.keyboard('{Enter}')
  const message = 'Der er ingen salme, der hedder »Skoven«.'
  await expect.element(screen.getByText(message)).toBeVisible()
})

test('the stored hymns of a collection have their titles, and can be moved', async () => {
  const screen = await renderCollection()
  await screen.getByRole('button', { name: 'Flyt Havet ned' }).click()
  const deleted = screen.getByRole('button', { name: 'Fjern En slettet salme' })
  await expect.element(deleted).toBeVisible()
})
