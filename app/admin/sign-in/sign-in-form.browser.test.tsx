import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { interceptRequests } from '#tests/browser/requests'
import { SignInForm } from './sign-in-form'

type Answer = Parameters<typeof interceptRequests>[0]

const failed = { title: 'Login fejlede', description: 'Ugyldig email eller adgangskode' }

async function renderForm(answers: Answer) {
  const requests = interceptRequests(answers)
  const onSignedIn = vi.fn()
  const screen = await render(<SignInForm canMail onSignedIn={onSignedIn} />)
  return Object.assign(screen, {
    requests,
    onSignedIn,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Adgangskode', { exact: true }),
    code: screen.getByLabelText('Kode', { exact: true }),
    submit: screen.getByRole('button', { name: 'Log ind', exact: true }),
  })
}

function refusal(status: number, answer: object) {
  return { '/admin/log-ind': () => Response.json(answer, { status }) }
}

test('the email and the password are sent once, and the caller continues', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const screen = await renderForm({ '/admin/log-ind': () => promise })
  await screen.email.fill('anna@example.dk')
  await screen.password.fill('en sætning om fjorden')
  await screen.submit.click()
  const busy = screen.getByRole('button', { name: 'Logger ind...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  expect(screen.onSignedIn).not.toHaveBeenCalled()
  resolve(Response.json({ toast: { title: 'Login succesfuld' } }))
  await expect.poll(() => screen.onSignedIn).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Login succesfuld')).toBeVisible()
  await expect.poll(() => screen.requests).toHaveLength(1)
  expect(screen.requests[0]?.method).toBe('POST')
  expect(Object.fromEntries(await (screen.requests[0] ?? new Request('/')).formData())).toEqual({
    email: 'anna@example.dk',
    password: 'en sætning om fjorden',
  })
})

test('an error is shown at its field, which is selected', async () => {
  const screen = await renderForm(refusal(422, { errors: { email: 'Skriv din e-mail.' } }))
  await screen.password.fill('x')
  await screen.submit.click()
  await expect.element(screen.email).toHaveAccessibleDescription('Skriv din e-mail.')
  await expect.element(screen.email).toHaveFocus()
  await expect.element(screen.submit).toHaveAttribute('aria-disabled', 'false')
  expect(screen.onSignedIn).not.toHaveBeenCalled()
})

test('after a wrong password it is selected, so that typing replaces it', async () => {
  const screen = await renderForm(refusal(403, { toast: failed }))
  await screen.email.fill('anna@example.dk')
  await screen.password.fill('forkert')
  await screen.submit.click()
  await expect.element(screen.getByRole('alert').getByText('Login fejlede')).toBeVisible()
  await expect.element(screen.password).toHaveFocus()
  await userEvent.keyboard('ny')
  await expect.element(screen.password).toHaveValue('ny')
  await expect.element(screen.email).toHaveValue('anna@example.dk')
  await expect.element(screen.code).not.toBeInTheDocument()
})

test('an account with a second step is asked for a code, also after a wrong one', async () => {
  const answers = [{ needsCode: true }, { errors: { code: 'Koden er ikke rigtig.' } }]
  const screen = await renderForm({
    '/admin/log-ind': () => Response.json(answers.shift(), { status: 422 }),
  })
  await screen.submit.click()
  await expect.element(screen.code).toHaveFocus()
  await expect.element(screen.code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(screen.code).toHaveAccessibleDescription(/^Fra appen på din telefon/)
  await userEvent.keyboard('123456{Enter}')
  await expect.element(screen.code).toHaveAccessibleDescription(/Koden er ikke rigtig\.$/)
  await expect.element(screen.code).toHaveFocus()
  expect((await screen.requests[1]?.formData())?.get('code')).toBe('123456')
})

const failures: { name: string; answer: () => Response }[] = [
  { name: 'a lost connection', answer: () => Response.error() },
  { name: 'a failing server', answer: () => Response.json({ ok: true }, { status: 500 }) },
]

test.each(failures)('$name is reported, and the sign-in can be repeated', async ({ answer }) => {
  const answers = [answer, () => Response.json({})]
  const screen = await renderForm({ '/admin/log-ind': () => answers.shift()?.() ?? answer() })
  await screen.password.fill('en sætning om fjorden')
  await screen.submit.click()
  await expect.element(screen.getByText('Der opstod en fejl under login.')).toBeVisible()
  await expect.element(screen.password).toHaveFocus()
  expect(screen.onSignedIn).not.toHaveBeenCalled()
  await screen.submit.click()
  await expect.poll(() => screen.onSignedIn).toHaveBeenCalledOnce()
})

test('the password can be shown and hidden again', async () => {
  const screen = await renderForm({})
  await screen.password.fill('hemmelig')
  await expect.element(screen.password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Vis adgangskode' }).click()
  await expect.element(screen.password).toHaveAttribute('type', 'text')
  await expect.element(screen.password).toHaveValue('hemmelig')
  const hide = screen.getByRole('button', { name: 'Skjul adgangskode' })
  await expect
    .element(hide)
    .toHaveAttribute('aria-controls', screen.password.element().getAttribute('id') ?? '')
  await hide.click()
  await expect.element(screen.password).toHaveAttribute('type', 'password')
  await expect.element(screen.getByRole('button', { name: 'Vis adgangskode' })).toBeVisible()
  expect(screen.requests).toEqual([])
})

test('password managers recognise the fields, and keyboards do not change what is typed', async () => {
  const screen = await renderForm({})
  await expect.element(screen.email).toHaveAttribute('autocomplete', 'username')
  await expect.element(screen.password).toHaveAttribute('autocomplete', 'current-password')
  for (const field of [screen.email, screen.password]) {
    await expect.element(field).toBeRequired()
    await expect.element(field).toHaveAttribute('autocapitalize', 'none')
    await expect.element(field).toHaveAttribute('autocorrect', 'off')
    await expect.element(field).toHaveAttribute('spellcheck', 'false')
  }
})

test('a passkey that cannot be asked for is reported as an error of the sign-in', async () => {
  const screen = await renderForm({})
  await screen.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await expect.element(screen.getByText('Der opstod en fejl under login.')).toBeVisible()
  await expect.element(screen.password).toHaveFocus()
  expect(screen.onSignedIn).not.toHaveBeenCalled()
  await expect
    .poll(() => screen.requests.map(({ url }) => new URL(url).pathname))
    .toEqual(['/admin/log-ind/adgangsnoegle'])
})

test('a cancelled passkey is reported as such', async () => {
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(
    new DOMException('Cancelled', 'NotAllowedError'),
  )
  const options = { challenge: 'AAAA', rpId: location.hostname, allowCredentials: [] }
  const screen = await renderForm({
    '/admin/log-ind/adgangsnoegle': () => Response.json(options),
  })
  await screen.getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await expect.element(screen.getByText('Der blev ikke brugt nogen adgangsnøgle.')).toBeVisible()
  expect(screen.onSignedIn).not.toHaveBeenCalled()
})

test('without a browser that supports passkeys they are not offered', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const screen = await renderForm({})
  await expect.element(screen.getByRole('button', { name: 'Vis adgangskode' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Log ind med adgangsnøgle' }))
    .not.toBeInTheDocument()
})

test('a tap that starts the scripts reaches the button, which hydration does not move', async () => {
  const form = <SignInForm canMail={false} onSignedIn={() => {}} />
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(form)
  const submit = page.getByRole('button', { name: 'Log ind', exact: true })
  const top = () => submit.element().getBoundingClientRect().top
  const topBefore = top()
  const root = hydrateRoot(host, form)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await expect.element(page.getByRole('button', { name: /adgangsnøgle/ })).toBeVisible()
  expect(top()).toBe(topBefore)
})
