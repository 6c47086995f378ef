import { data, href, redirect } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { CredentialField } from '~/admin/sign-in/credential-field'
import { CredentialForm } from '~/admin/sign-in/credential-form'
import { newPasswordCopy, signInCopy } from '~/domain/admins/admins.copy'
import { newPasswordForm } from '~/domain/admins/admins.form'
import {
  mayReplacePassword,
  replaceForgottenPassword,
} from '~/domain/admins/passwords/new-password.server'
import { errorCopy } from '~/forms/errors.copy'
import { type FieldErrors, readForm } from '~/forms/form'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import type { Route } from './+types/new-password'
import { codeIn, enterAndGo, withoutReferrer } from './by-code.server'

export const middleware: Route.MiddlewareFunction[] = [withoutReferrer]

export async function loader({ request, context }: Route.LoaderArgs) {
  context.get(visitContext).isPrivate = true
  const good = await mayReplacePassword(context.get(backendContext), codeIn(request))
  return data({ good }, good ? 200 : 404)
}

export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  context.get(visitContext).isPrivate = true
  const form = await request.formData()
  const { value, errors } = readForm(newPasswordForm, form)
  if (errors) return data({ errors }, 422)
  try {
    const email = await replaceForgottenPassword(backend, codeIn(request), value.password)
    if (!email) return redirect(href('/admin/ny-adgangskode'))
    return await enterAndGo(backend, request, { email, password: value.password })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const refused: FieldErrors = { password: errorCopy[error.code] }
    return data({ errors: refused }, statusOf[error.code])
  }
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.good) {
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
        <CredentialField
          name="password"
          type="password"
          label={signInCopy.password}
          hint={newPasswordCopy.hint}
          autoComplete="new-password"
          error={actionData?.errors.password}
        />
      </CredentialForm>
    </AuthPage>
  )
}
