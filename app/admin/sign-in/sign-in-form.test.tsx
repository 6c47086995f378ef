import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInForm } from './sign-in-form'

const form = (props: Partial<Parameters<typeof SignInForm>[0]>) =>
  renderToStaticMarkup(<SignInForm canMail onSignedIn={() => {}} {...props} />)

test('without scripts the password is not in the URL, and the refusal is shown', () => {
  expect(form({})).toMatch(/<form[^>]* action="\/admin\/log-ind" method="post"/)
  expect(form({})).not.toContain('name="code"')
  const refused = { errors: { code: 'Koden er forkert.' }, needsCode: true }
  const html = form({ submitted: { email: 'anna@example.dk', refused } })
  expect(html).toMatch(/type="email"[^>]* value="anna@example.dk"/)
  expect(html).toMatch(/aria-invalid="true"[^>]* name="code"/)
  expect(html).toContain('Koden er forkert.')
})

test('a forgotten password opens in another tab, so that the page below the dialog stays', () => {
  expect(form({})).toMatch(/<a href="\/admin\/glemt-adgangskode" target="_blank"/)
  expect(form({ canMail: false })).not.toContain('/admin/glemt-adgangskode')
})

test('only the dialog can be cancelled', () => {
  expect(form({})).not.toContain('Annuller')
  expect(form({ onClose: () => {} })).toContain('Annuller')
})
