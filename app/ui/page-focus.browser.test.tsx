import type { ReactNode } from 'react'
import { href, Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { PageFocus } from './page-focus'

const layout = (
  <>
    <Link to={href('/kontakt')}>Anden</Link>
    <Link to={`${href('/kontakt')}#del`}>Del af anden</Link>
    <Link to={`${href('/kontakt')}#felt`}>Felt på anden</Link>
    <Link to={`${href('/kontakt')}#borte`}>Borte</Link>
    <Link to={href('/nyheder')}>Forside</Link>
    <Link to="?fane=to">Fane</Link>
    <Outlet />
    <PageFocus />
  </>
)

const other = (
  <main>
    <div className="min-h-svh" />
    <div className="min-h-svh" />
    <h1>Overskrift</h1>
    <section id="del" aria-label="Delen" />
    <input id="felt" aria-label="Feltet" />
  </main>
)

function openPage(target: ReactNode = other) {
  const page = (
    <main>
      <h1>Forside</h1>
      <Link to="#her">Her</Link>
      <section id="her" aria-label="Stedet" />
    </main>
  )
  return renderPage(page, { layout, pages: { '/kontakt': target } })
}

test.each([
  ['Anden', 'heading', 'Overskrift'],
  ['Del af anden', 'region', 'Delen'],
  ['Felt på anden', 'textbox', 'Feltet'],
  ['Borte', 'heading', 'Overskrift'],
] as const)(
  'a link to another page (%s) focuses its %s, and does not scroll',
  async (link, role, name) => {
    const screen = await openPage()
    await screen.getByRole('link', { name: link, exact: true }).click()
    const target = screen.getByRole(role, { name })
    await expect.element(target).toHaveFocus()
    expect(scrollY).toBe(0)
    // A field stays a tab stop; other elements do not become one.
    expect(target.element()).toHaveProperty('tabIndex', role === 'textbox' ? 0 : -1)
  },
)

test('a link within the page focuses its target, also the second time', async () => {
  const screen = await openPage()
  const link = screen.getByRole('link', { name: 'Her' })
  for (const _ of ['first', 'second']) {
    await link.click()
    await expect.element(screen.getByRole('region', { name: 'Stedet' })).toHaveFocus()
  }
})

test('a link back to the first page focuses its heading', async () => {
  const screen = await openPage()
  await screen.getByRole('link', { name: 'Anden', exact: true }).click()
  await screen.getByRole('link', { name: 'Forside' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Forside' })).toHaveFocus()
})

test('the focus is not moved on the first page, nor by a link to another view of the page', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('heading', { name: 'Forside' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  const tab = screen.getByRole('link', { name: 'Fane' })
  await tab.click()
  await expect.poll(() => screen.router.state.location.search).toBe('?fane=to')
  await expect.element(tab).toHaveFocus()
})

test.each([
  [
    'a field',
    <main key="a">
      <h1>Søg</h1>
      <input aria-label="Her" ref={(field) => field?.focus()} />
    </main>,
  ],
  [
    'a dialog',
    <div key="b">
      <div role="dialog">
        <input aria-label="Her" ref={(field) => field?.focus()} />
      </div>
      <main>
        <h1>Søg</h1>
      </main>
    </div>,
  ],
])('the focus stays in %s of the new page', async (_, page) => {
  const screen = await openPage(page)
  await screen.getByRole('link', { name: 'Anden', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Søg' })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Her' })).toHaveFocus()
})
