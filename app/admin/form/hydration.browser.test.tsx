import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from './record-form'

const schema = z.object({ title: z.string() })

/** The screen after a load, as on the server without the location state, which only the browser knows. */
function screen(state?: unknown) {
  const element = (
    <RecordForm schema={schema} values={{ revision: 1, title: 'Advent' }}>
      <TextField name="title" label="Titel" />
    </RecordForm>
  )
  const routes = [{ path: '/', element, hydrateFallbackElement: null }]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/', state }] })
  return <RouterProvider router={router} />
}

test('a reload of a form with an earlier version hydrates what the server sent', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(screen())
  document.body.append(host)
  const onRecoverableError = vi.fn()
  const state = { earlierVersion: { title: 'Gammel' } }
  const root = hydrateRoot(host, screen(state), { onRecoverableError })
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.element(page.getByLabelText('Titel')).toHaveValue('Gammel')
  await expect.element(page.getByText(/^En tidligere udgave er sat ind/)).toBeVisible()
  await expect.element(page.getByText(/ikke er gemt/)).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
