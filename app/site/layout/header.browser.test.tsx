import { Outlet } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import type { SectionLink } from '~/domain/sections/sections'
import { Header } from './header'

const navigation: SectionLink[] = [
  { path: '/', name: 'Forside' },
  { path: '/nyheder', name: 'Nyheder' },
  { path: '/salmer', name: 'Salmer' },
]

afterEach(() => page.viewport(1280, 800))

async function openHeader(path: string) {
  const content = (
    <>
      <p>Siden</p>
      <button type="button">Nyhedsbrev</button>
    </>
  )
  const screen = await renderPage(content, {
    path,
    site: { navigation },
    layout: (
      <>
        <Header />
        <Outlet />
      </>
    ),
    pages: { '/': content, '/nyheder': content, '/soeg': content },
  })
  await expect.element(screen.getByText('Siden')).toBeVisible()
  return screen
}

test.each([
  ['/', ['Forside']],
  ['/nyheder', ['Nyheder']],
  ['/salmer/register/temaer', ['Salmer']],
  ['/salmerne', []],
])('the section of %s is marked in the menu', async (path, current) => {
  const screen = await openHeader(path)
  const links = screen.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Forside',
    'Nyheder',
    'Salmer',
  ])
  const marked = links.elements().filter(({ ariaCurrent }) => ariaCurrent === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual(current)
})

test('the search field closes with Esc and after a search', async () => {
  const screen = await openHeader('/nyheder')
  const opener = screen.getByRole('button', { name: 'Søg', exact: true })
  const field = screen.getByRole('searchbox', { name: 'Søg efter' })
  await opener.click()
  await expect.element(field).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await field.fill('lys')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.requested).toEqual(['/nyheder', '/soeg?q=lys'])
  await expect.element(field).not.toBeInTheDocument()
})

test('the search field stays open while the page itself is loaded again', async () => {
  const screen = await openHeader('/nyheder')
  await screen.getByRole('button', { name: 'Søg', exact: true }).click()
  await screen.router.revalidate()
  await expect.element(screen.getByRole('searchbox', { name: 'Søg efter' })).toBeVisible()
})

test('on a phone the menu closes when Tab leaves it, and underlines the current page', async () => {
  await page.viewport(390, 800)
  const screen = await openHeader('/nyheder')
  const drawer = screen.getByRole('navigation', { name: 'Menu', exact: true })
  await screen.getByRole('button', { name: 'Menu' }).click()
  const line = (name: string) =>
    getComputedStyle(drawer.getByRole('link', { name }).element()).textDecorationLine
  expect([line('Nyheder'), line('Salmer')]).toEqual(['underline', 'none'])
  ;(drawer.getByRole('link', { name: 'Salmer' }).element() as HTMLElement).focus()
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('on a phone the menu opens in a drawer that closes by its button and after a navigation', async () => {
  await page.viewport(390, 800)
  const screen = await openHeader('/nyheder')
  const drawer = screen.getByRole('navigation', { name: 'Menu', exact: true })
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  const opener = screen.getByRole('button', { name: 'Menu' })
  await opener.click()
  await drawer.getByRole('button', { name: 'Luk' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await opener.click()
  await drawer.getByRole('link', { name: 'Forside' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/')
  await expect.element(drawer).not.toBeInTheDocument()
})
