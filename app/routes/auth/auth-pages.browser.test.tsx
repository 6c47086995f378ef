import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { interceptRequests } from '#tests/browser/requests'
import FirstAdmin from './first-admin'
import NewPassword from './new-password'
import { ErrorBoundary } from './page'
import SignIn from './sign-in'

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

/** Shows a page with the data of its loader and the answer to its form. `sent` contains its forms. */
async function renderPage(
  Component: NonNullable<StubRoute['Component']>,
  data: object,
  answer?: object,
) {
  const sent: object[] = []
  const Site = createRoutesStub([
    {
      path: '/side',
      Component,
      HydrateFallback: Loading,
      loader: () => data,
      async action({ request }) {
        sent.push(Object.fromEntries(await request.formData()))
        return answer
      },
    },
    { path: '/admin/forside', Component: () => <p>Forsiden</p> },
  ])
  const screen = await render(<Site initialEntries={['/side?kode=abc']} />)
  return Object.assign(screen, { sent, password: screen.getByLabelText('Adgangskode') })
}

function Loading() {
  return null
}

const errors = { password: 'Skriv mindst 12 tegn.' }

test('a new password that is refused has its reason and the focus', async () => {
  const screen = await renderPage(NewPassword, { isValidCode: true }, { errors })
  await screen.password.fill('for kort')
  await screen.getByRole('button', { name: 'Gem og log ind' }).click()
  await expect.element(screen.password).toHaveAccessibleDescription(/Skriv mindst 12 tegn\.$/)
  await expect.element(screen.password).toHaveFocus()
  await expect.element(screen.password).toHaveAttribute('autocomplete', 'new-password')
  await expect.poll(() => screen.sent).toEqual([{ password: 'for kort' }])
})

test('a link for a new password that is no longer valid leads to the sign-in', async () => {
  const screen = await renderPage(NewPassword, { isValidCode: false })
  await expect.element(screen.getByRole('heading', { name: 'Linket gælder ikke' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Til login' }))
    .toHaveAttribute('href', '/admin')
  expect(screen.password.elements()).toEqual([])
})

test('the first admin has the typed email back after a refusal, and the wrong field has the focus', async () => {
  const answer = { errors, email: 'anna@example.dk' }
  const screen = await renderPage(FirstAdmin, { isValidCode: true }, answer)
  const email = screen.getByLabelText('Email')
  await email.fill('anna@example.dk')
  await screen.password.fill('for kort')
  await screen.getByRole('button', { name: 'Opret og log ind' }).click()
  await expect.element(screen.password).toHaveAccessibleDescription(/Skriv mindst 12 tegn\.$/)
  await expect.element(screen.password).toHaveFocus()
  await expect.element(email).toHaveAttribute('value', 'anna@example.dk')
  await expect.element(email).toHaveAttribute('autocomplete', 'username')
  await expect.element(email).not.toBeInvalid()
  await expect.poll(() => screen.sent).toEqual([{ email: 'anna@example.dk', password: 'for kort' }])
})

test('an error at the email of the first admin is at its field', async () => {
  const refused = { errors: { email: 'Skriv en email.' }, email: 'anna' }
  const screen = await renderPage(FirstAdmin, { isValidCode: true }, refused)
  await screen.getByRole('button', { name: 'Opret og log ind' }).click()
  const email = screen.getByLabelText('Email')
  await expect.element(email).toHaveAccessibleDescription('Skriv en email.')
  await expect.element(email).toHaveFocus()
  await expect.element(screen.password).not.toHaveAttribute('aria-invalid')
})

test('a link for the first admin that is no longer valid leads to the front page', async () => {
  const screen = await renderPage(FirstAdmin, { isValidCode: false })
  await expect.element(screen.getByRole('heading', { name: 'Linket gælder ikke' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Til forsiden' }))
    .toHaveAttribute('href', '/')
  expect(screen.password.elements()).toEqual([])
})

test('after the sign-in the back-office opens', async () => {
  interceptRequests({ '/admin/log-ind': () => Response.json({}) })
  const screen = await renderPage(SignIn, { canMail: true })
  await screen.getByRole('button', { name: 'Log ind', exact: true }).click()
  await expect.element(screen.getByText('Forsiden')).toBeVisible()
})

test('the sign-in page cannot be cancelled, and offers a mailed link only if the site can mail', async () => {
  const screen = await renderPage(SignIn, { canMail: false })
  await expect.element(screen.password).toBeVisible()
  expect(screen.getByRole('button', { name: 'Annuller' }).elements()).toEqual([])
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('a page that failed is opened again with the code of its link', async () => {
  const screen = await renderPage(ErrorBoundary, {})
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/side?kode=abc')
})
