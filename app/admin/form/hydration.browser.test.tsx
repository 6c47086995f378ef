import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { interceptRequests } from '#tests/browser/requests'
import { TextField } from '~/admin/fields/fields'
import { SeoCard } from '~/admin/seo/seo-card'
import type { ListedSeo } from '~/domain/seo/seo.form'
import { openedParameter } from '~/http/opened-row'
import { RecordForm } from './record-form'

const schema = z.object({ title: z.string() })
const storedSeo: ListedSeo = {
  id: '7',
  page_slug: '/nyheder',
  meta_title: '',
  meta_description: '',
  revision: 3,
}

test('a reload of a form with an earlier version hydrates what the server sent', async () => {
  const reload = hydrate(
    <RecordForm schema={schema} values={{ revision: 1, title: 'Advent' }}>
      <TextField name="title" label="Titel" />
    </RecordForm>,
    { state: { earlierVersion: { title: 'Gammel' } } },
  )
  await expect.element(page.getByLabelText('Titel')).toHaveValue('Gammel')
  await expect.element(page.getByText(/^En tidligere udgave er sat ind/)).toBeVisible()
  await expect.element(page.getByText(/ikke er gemt/)).toBeVisible()
  expect(reload.onRecoverableError).not.toHaveBeenCalled()
})

test('a reload of a card of SEO with an earlier version hydrates what the server sent', async () => {
  interceptRequests()
  const reload = hydrate(<SeoCard stored={storedSeo} siteUrl="https://example.dk" />, {
    search: `?${openedParameter}=7`,
    state: { earlierVersion: { meta_title: 'Fra i går' } },
  })
  await expect.element(page.getByLabelText('Meta titel')).toHaveValue('Fra i går')
  await expect.element(page.getByLabelText('Meta titel')).toHaveFocus()
  expect(reload.onRecoverableError).not.toHaveBeenCalled()
})

test.each([
  [
    'form',
    'Titel',
    <RecordForm key="form" schema={schema} values={{ revision: 1, title: 'Advent' }}>
      <TextField name="title" label="Titel" />
    </RecordForm>,
  ],
  [
    'card of SEO',
    'Meta titel',
    <SeoCard key="card" stored={storedSeo} siteUrl="https://example.dk" />,
  ],
])('a %s takes no input before it is hydrated', async (_, label, screen) => {
  interceptRequests()
  const location = { search: `?${openedParameter}=7`, state: undefined }
  const host = serverHtml(screen, location)
  const field = page.getByLabelText(label)
  const element = field.element() as HTMLInputElement
  element.focus()
  expect(document.activeElement).toBe(document.body)
  hydrate(screen, location, host)
  await field.fill('Fastelavn')
  await expect
    .element(page.getByText(/^(Ikke gemt|Der er ændringer, som ikke er gemt)$/))
    .toBeVisible()
})

/** Shows the HTML of the server, which does not know the location state. */
function serverHtml(screen: ReactNode, location: { search?: string; state: unknown }) {
  const host = document.createElement('div')
  host.innerHTML = renderToString(route(screen, { ...location, state: undefined }))
  document.body.append(host)
  onTestFinished(() => host.remove())
  return host
}

function hydrate(
  screen: ReactNode,
  location: { search?: string; state: unknown },
  host = serverHtml(screen, location),
) {
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(host, route(screen, location), { onRecoverableError })
  onTestFinished(() => root.unmount())
  return { onRecoverableError }
}

function route(element: ReactNode, location: { search?: string; state: unknown }) {
  const routes = [{ path: '/', element, hydrateFallbackElement: null }]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', ...location }] })
  return <RouterProvider router={router} />
}
