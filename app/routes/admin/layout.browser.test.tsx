import { createRoutesStub, data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { enquiryCopy } from '~/domain/enquiries/enquiries.copy'
import * as layout from './layout'

const { default: Layout, ErrorBoundary } = layout
const loaded = {
  account: 'konto',
  nextStep: undefined,
  authorName: 'Johanne Vang',
  today: '2026-11-28',
  isBackupOverdue: false,
}

/** Opens a screen below the layout. `read` is the loader of the layout. */
function open(path: string, read: () => unknown) {
  const Site = createRoutesStub([
    { path: '/', Component: Home },
    {
      path: '/admin',
      Component: Layout,
      ErrorBoundary,
      HydrateFallback: Loading,
      loader: read,
      children: [
        { index: true, Component: Screen },
        { path: '*', Component: Screen },
      ],
    },
  ])
  return render(<Site initialEntries={[path]} />)
}

const notBackedUp = /^Siden bliver ikke sikkerhedskopieret for tiden\./

const Home = () => <p>Forsiden</p>
const Loading = () => null
const Screen = () => <p>Skærmen</p>

const refuse =
  (status: number, body: unknown = null) =>
  () => {
    throw data(body, status)
  }

test('a missing backup is reported on every screen but its own', async () => {
  const screen = await open('/admin/nyheder', () => ({ ...loaded, isBackupOverdue: true }))
  const warning = screen.getByText(notBackedUp)
  await expect.element(warning).toBeVisible()
  await screen.getByRole('link', { name: 'Se hvorfor' }).click()
  await expect.element(screen.getByRole('link', { name: 'Se hvorfor' })).not.toBeInTheDocument()
  await expect.element(warning).toBeVisible()
})

test.each([0, 1, 2])(
  '%i enquiries without their mail are reported if there are any',
  async (count) => {
    const screen = await open('/admin/nyheder', () => ({ ...loaded, unmailed: count }))
    await expect.element(screen.getByText('Skærmen')).toBeVisible()
    const notice = screen.getByRole('link', { name: enquiryCopy.unmailed(count) })
    if (count === 0) return expect(notice.elements()).toEqual([])
    await expect.element(notice).toHaveAttribute('href', '/admin/henvendelser')
  },
)

test('no backup is reported above the overview, which lists it', async () => {
  const screen = await open('/admin/forside', () => ({ ...loaded, isBackupOverdue: true }))
  await expect.element(screen.getByText('Skærmen')).toBeVisible()
  const warning = screen.getByText(notBackedUp)
  await expect.element(warning).not.toBeInTheDocument()
})

test('without a session the login dialog is shown, and closing it leads to the front page', async () => {
  const screen = await open('/admin/nyheder', refuse(401, { canMail: true, isDenied: false }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: /^Glemt/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(screen.getByText('Forsiden')).toBeVisible()
})

test('an account without access is told so', async () => {
  const screen = await open('/admin/nyheder', refuse(403, { canMail: false, isDenied: true }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.element(screen.getByText('Adgang nægtet')).toBeVisible()
})

test('a missing screen says so', async () => {
  const screen = await open('/admin/nyheder', refuse(404))
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/findes ikke/)
  await expect.element(screen.getByRole('link', { name: 'Prøv igen' })).not.toBeInTheDocument()
})

test('a failed screen offers to try it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await open('/admin/nyheder', refuse(500))
  const again = screen.getByRole('link', { name: 'Prøv igen' })
  await expect.element(again).toHaveAttribute('href', '/admin/nyheder')
})
