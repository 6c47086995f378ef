import { renderToString } from 'react-dom/server.browser'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderScreen, ScreenFrame } from '#tests/browser/screen'

test('until it is hydrated, or without scripts, a screen says that it is not ready', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ScreenFrame /> }])
  const page = new DOMParser().parseFromString(
    renderToString(<RouterProvider router={router} />),
    'text/html',
  )
  const main = page.querySelector('main')
  expect(main?.ariaBusy).toBe('true')
  expect(main?.querySelector('noscript')?.textContent).toContain('uden JavaScript')
  expect(main?.querySelector('[role=status]')?.textContent).toContain('Siden gøres klar.')
})

test('a hydrated screen is ready', async () => {
  const screen = await renderScreen(<h1>Skærm</h1>)
  await expect.element(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  await expect.element(screen.getByText(/gøres klar/)).not.toBeInTheDocument()
})
