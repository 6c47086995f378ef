import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CredentialField, NewPasswordField } from './credential-field'
import { CredentialForm } from './credential-form'

async function renderForm(errors: Record<string, string> | undefined) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const element = (
    <CredentialForm errors={errors} submit="Opret">
      <CredentialField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        defaultValue="anna@example.dk"
        error={errors?.email}
      />
      <NewPasswordField label="Ny adgangskode" error={errors?.password} />
    </CredentialForm>
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element,
      async action({ request }) {
        sent.push(Object.fromEntries(await request.formData()))
        return null
      },
    },
  ])
  return Object.assign(await render(<RouterProvider router={router} />), { sent })
}

test('the form sends its fields, with the email of the previous attempt', async () => {
  const screen = await renderForm(undefined)
  const password = screen.getByLabelText('Ny adgangskode')
  await expect.element(password).not.toHaveFocus()
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(password).toHaveAccessibleDescription(/^Mindst 15 tegn\./)
  await password.fill('kort')
  await screen.getByRole('button', { name: 'Opret' }).click()
  await expect.poll(() => screen.sent).toEqual([{ email: 'anna@example.dk', password: 'kort' }])
})

test('the first invalid field is focused', async () => {
  const screen = await renderForm({ password: 'Adgangskoden skal have mindst 15 tegn.' })
  await expect.element(screen.getByLabelText('Ny adgangskode')).toHaveFocus()
})
