import { createRoutesStub, data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as page from './page'

const heading = browser.getByRole('heading', { level: 1 })
const Nothing = () => null
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

/** Opens a page whose loader fails with this status. */
function openFailing(status: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { default: Component, ErrorBoundary } = page
  const child = {
    path: 'nyheder',
    Component: Nothing,
    loader() {
      throw data(null, status)
    },
  }
  const Site = createRoutesStub([
    { path: '/', Component, ErrorBoundary, HydrateFallback: Nothing, children: [child] },
  ])
  return render(<Site initialEntries={['/nyheder']} />)
}

test('a page that failed says so, and can be loaded again', async () => {
  const screen = await openFailing(500)
  await expect.element(heading).toHaveTextContent('Der opstod en fejl')
  await expect.element(screen.getByText('Siden kunne ikke vises. Prøv igen om lidt.')).toBeVisible()
  const again = screen.getByRole('link', { name: 'Prøv igen' })
  await expect.element(again).toHaveAttribute('href', '/nyheder')
  expect(document.title).toBe('Der opstod en fejl')
  expect(robots()).toBe('noindex')
})

test('a page that is missing after a click leads to the front page', async () => {
  const screen = await openFailing(404)
  await expect.element(heading).toHaveTextContent('Siden findes ikke')
  await expect.element(screen.getByText('Adressen fører ingen steder hen.')).toBeVisible()
  const home = screen.getByRole('link', { name: 'Til forsiden' })
  await expect.element(home).toHaveAttribute('href', '/')
  await expect.element(screen.getByRole('link', { name: 'Prøv igen' })).not.toBeInTheDocument()
})
