import { Link, Outlet } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { retryUntilDone } from '~/ui/connection'
import { PendingPage } from './pending-page'

const paths = ['/nyheder', '/foredrag', '/kalender', '/kontakt']
const start = '/bibliografi'

/** Shows a page with links to pages whose data arrive when the test calls `arrive`. */
async function openPage() {
  let arrival = Promise.withResolvers<null>()
  const home = (
    <>
      <p>Forsiden</p>
      <div className="min-h-svh" />
      <div className="min-h-svh" />
      <div className="min-h-svh" />
    </>
  )
  const screen = await renderPage(home, {
    path: start,
    load: ({ pathname }) => (pathname === start ? null : arrival.promise),
    pages: Object.fromEntries(
      paths.map((path) => [
        path,
        <p key={path} className="min-h-[300vh]">
          Ny side
        </p>,
      ]),
    ),
    layout: (
      <>
        <nav className="fixed">
          {paths.map((path) => (
            <Link key={path} to={path} preventScrollReset>
              {path}
            </Link>
          ))}
        </nav>
        <PendingPage>
          <Outlet />
        </PendingPage>
      </>
    ),
  })
  await expect.element(screen.getByText('Forsiden')).toBeVisible()
  return Object.assign(screen, {
    arrive: () => arrival.resolve(null),
    /** Lets the data of further pages wait again. */
    hold() {
      arrival = Promise.withResolvers()
    },
  })
}

test.each([
  ['/nyheder', 'Indlæser nyheder...'],
  ['/foredrag', 'Indlæser foredrag...'],
  ['/kalender', 'Indlæser kalender …'],
  ['/kontakt', 'Indlæser …'],
])('a placeholder takes the place of the old page while %s is loading', async (path, text) => {
  const screen = await openPage()
  await screen.getByRole('link', { name: path }).click()
  const status = screen.locator.getByRole('status')
  await expect.element(status.getByText(text)).toBeInTheDocument()
  await expect.element(screen.getByText('Forsiden')).not.toBeVisible()
  screen.arrive()
  await expect.element(screen.getByText('Ny side')).toBeVisible()
  await expect.element(status).not.toBeInTheDocument()
})

test('a placeholder is shown after 200 milliseconds', async () => {
  const screen = await openPage()
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await screen.getByRole('link', { name: '/kontakt' }).click()
  await expect.element(screen.locator.getByRole('status')).toBeVisible()
  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(200)
  screen.arrive()
})

test('the placeholder of a page is not that of the page before it', async () => {
  const screen = await openPage()
  await screen.getByRole('link', { name: '/nyheder' }).click()
  const status = screen.locator.getByRole('status')
  await expect.element(status).toBeVisible()
  screen.arrive()
  await expect.element(screen.getByText('Ny side')).toBeVisible()
  screen.hold()
  const shown = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const element of status.elements()) shown.add(element.textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  await screen.getByRole('link', { name: '/foredrag' }).click()
  await expect.element(status.getByText('Indlæser foredrag...')).toBeVisible()
  expect([...shown]).toEqual(['Indlæser foredrag...'])
  screen.arrive()
})

test('the placeholder of the calendar has three grey rows that screen readers do not read', async () => {
  const screen = await openPage()
  await screen.getByRole('link', { name: '/kalender' }).click()
  const status = screen.locator.getByRole('status')
  await expect.element(status).toBeVisible()
  expect(status.element().querySelectorAll('[aria-hidden=true]')).toHaveLength(3)
  screen.arrive()
})

test('a page that arrives soon has no placeholder', async () => {
  const screen = await openPage()
  screen.arrive()
  await screen.getByRole('link', { name: '/kontakt' }).click()
  await expect.element(screen.getByText('Ny side')).toBeVisible()
  await expect.element(screen.locator.getByRole('status')).not.toBeInTheDocument()
})

test('the old page is shown again at its scroll position while there is no connection', async () => {
  const screen = await openPage()
  scrollTo(0, 1_000)
  await screen.getByRole('link', { name: '/kontakt' }).click()
  await expect.element(screen.locator.getByRole('status')).toBeVisible()
  const leaving = new AbortController()
  const request = retryUntilDone(async () => undefined, leaving.signal)
  await expect.element(screen.getByText('Forsiden')).toBeVisible()
  await expect.element(screen.locator.getByRole('status')).not.toBeInTheDocument()
  expect(scrollY).toBe(1_000)
  leaving.abort(new Error('left'))
  await expect(request).rejects.toThrow('left')
  await expect.element(screen.locator.getByRole('status')).toBeVisible()
  screen.arrive()
  await expect.element(screen.getByText('Ny side')).toBeVisible()
})

test('a new page keeps its own scroll position', async () => {
  const screen = await openPage()
  scrollTo(0, 1_000)
  await screen.getByRole('link', { name: '/kontakt' }).click()
  await expect.element(screen.locator.getByRole('status')).toBeVisible()
  screen.arrive()
  await expect.element(screen.getByText('Ny side')).toBeVisible()
  expect(scrollY).toBe(0)
})
