import { type ComponentType, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { contentEntries } from '~/domain/content/content'
import type { ItemToEdit } from '~/site/layout/edit-item'
import AdminTools from './admin-tools'

const texts = Object.entries(contentEntries).map(([key, { fallback }]) => [
  key,
  { value: fallback, revision: 0 },
])

function Page() {
  const [EditLink, setEditLink] = useState<ComponentType<ItemToEdit>>()
  return (
    <>
      <AdminTools
        account="konto"
        onFrame={() => {}}
        onEditLink={(link) => setEditLink(() => link)}
      />
      {EditLink && <EditLink formPath="/admin/nyheder/7" name="Ny bog" />}
    </>
  )
}

function Loading() {
  return null
}

function renderTools() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Page />,
      HydrateFallback: Loading,
      loader: () => ({ content: { 'foredrag.title': 'Foredrag' } }),
    },
    { path: '/admin/tekst', loader: () => ({ content: Object.fromEntries(texts) }) },
  ])
  return render(<RouterProvider router={router} />)
}

test('items have a link to their form, named after them', async () => {
  const screen = await renderTools()
  await expect
    .element(screen.getByRole('link', { name: 'Rediger Ny bog' }))
    .toHaveAttribute('href', '/admin/nyheder/7')
  await expect.element(screen.getByRole('button', { name: 'Log ud' })).toBeVisible()
})

test('the texts of the page and of the footer are edited until the admin is done', async () => {
  const screen = await renderTools()
  await screen.getByRole('button', { name: 'Rediger siden' }).click()
  const bar = screen.getByRole('region', { name: 'Redigering af siden' })
  await expect.element(bar).toHaveFocus()
  await expect.element(screen.getByText('Du redigerer siden')).toBeVisible()
  await bar.getByRole('button').nth(1).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: /^Overskrift/ }).first()).toBeVisible()
  const keys = Object.keys(contentEntries)
  const listed = keys.filter((key) => /^(foredrag|footer)\./.test(key)).length
  expect(dialog.getByRole('listitem').elements()).toHaveLength(listed)
  await dialog.getByRole('button', { name: 'Luk' }).click()
  await bar.getByRole('button', { name: 'Færdig' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Rediger siden' })).toBeVisible()
})
