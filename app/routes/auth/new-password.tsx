import { href } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { NewPasswordField } from '~/admin/sign-in/credential-field'
import { CredentialForm } from '~/admin/sign-in/credential-form'
import { signInCopy } from '~/domain/admins/admins.copy'
import { newPasswordForm } from '~/domain/admins/admins.form'
import {
  isPasswordCodeValid,
  replaceForgottenPassword,
} from '~/domain/admins/passwords/new-password.server'
import type { Route } from './+types/new-password'
import { answerCodeForm, readCodePage, withoutReferrer } from './by-code.server'

export const middleware: Route.MiddlewareFunction[] = [withoutReferrer]

export function loader(args: Route.LoaderArgs) {
  return readCodePage(args, isPasswordCodeValid)
}

export function action(args: Route.ActionArgs) {
  return answerCodeForm(args, newPasswordForm, async (backend, code, { password }) => {
    const email = await replaceForgottenPassword(backend, code, password)
    return email === undefined ? undefined : { email, password }
  })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isValidCode) {
    return (
      <AuthPage title="Linket gælder ikke">
        <p>Det er brugt, eller det er mere end en time gammelt. Bed om et nyt.</p>
        <a href={href('/admin')} className="button justify-self-start">
          Til login
        </a>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Vælg en ny adgangskode"
      intro="Alle, der er logget ind med den gamle, bliver logget ud."
    >
      <CredentialForm errors={actionData?.errors} submit="Gem og log ind">
        <NewPasswordField label={signInCopy.password} error={actionData?.errors.password} />
      </CredentialForm>
      <p className="text-faded text-small">
        Har du adgangsnøgler, virker de stadig. Kender du ikke dem alle, så fjern de andre under
        Konto, når du er logget ind.
      </p>
    </AuthPage>
  )
}
