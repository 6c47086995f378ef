import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import ForgottenPassword from './forgotten-password'

type Answer = Parameters<typeof ForgottenPassword>[0]['actionData']

function Loading() {
  return null
}

async function renderPage(answer: (email: string) => Answer) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: ForgottenPassword,
      HydrateFallback: Loading,
      loader: () => ({ canMail: true }),
      action: async ({ request }) => answer(String((await request.formData()).get('email'))),
    },
  ])
  const screen = await render(<Page />)
  return Object.assign(screen, {
    email: screen.getByLabelText('Email'),
    send: screen.getByRole('button', { name: 'Send link' }),
  })
}

test('a refused email stays in its field, which has the error and the focus', async () => {
  const errors = { email: 'Skriv en e-mail som navn@eksempel.dk.' }
  const screen = await renderPage((email) => ({ sent: false, email, errors }))
  await screen.email.fill('anna')
  await screen.send.click()
  await expect.element(screen.email).toHaveAccessibleDescription(errors.email)
  await expect.element(screen.email).toHaveValue('anna')
  await expect.element(screen.email).toHaveAttribute('value', 'anna')
  await expect.element(screen.email).toHaveFocus()
})

test('after the link is sent the page says so', async () => {
  const screen = await renderPage(() => ({ sent: true }))
  await screen.email.fill('anna@example.dk')
  await screen.send.click()
  await expect.element(screen.getByRole('heading', { name: 'Se i din indbakke' })).toBeVisible()
  await expect.element(screen.getByText(/^Er e-mailen en administrators/)).toBeVisible()
})
