import { data, href, redirect } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { CredentialField } from '~/admin/sign-in/credential-field'
import { CredentialForm } from '~/admin/sign-in/credential-form'
import { newPasswordCopy, signInCopy } from '~/domain/admins/admins.copy'
import { firstAdminForm } from '~/domain/admins/admins.form'
import { createFirstAdmin, mayCreateFirstAdmin } from '~/domain/admins/first-admin.server'
import { errorCopy } from '~/forms/errors.copy'
import { type FieldErrors, readForm } from '~/forms/form'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import type { Route } from './+types/first-admin'
import { codeIn, enterAndGo, withoutReferrer } from './by-code.server'

export const middleware: Route.MiddlewareFunction[] = [withoutReferrer]

export async function loader({ request, context }: Route.LoaderArgs) {
  context.get(visitContext).isPrivate = true
  const good = await mayCreateFirstAdmin(context.get(backendContext), codeIn(request))
  return data({ good }, good ? 200 : 404)
}

export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  context.get(visitContext).isPrivate = true
  const form = await request.formData()
  const { value, errors } = readForm(firstAdminForm, form)
  const email = String(form.get('email') ?? '')
  if (errors) return data({ email, errors }, 422)
  try {
    const created = await createFirstAdmin(backend, codeIn(request), value)
    if (!created) return redirect(href('/admin/opret'))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const refused: FieldErrors = { [error.field ?? 'password']: errorCopy[error.code] }
    return data({ email, errors: refused }, statusOf[error.code])
  }
  return enterAndGo(backend, request, value)
}

export default function FirstAdmin({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.good) {
    return (
      <AuthPage title="Linket gælder ikke">
        <p>
          Det er brugt, eller der er kommet et nyere. Så længe der ingen administrator er, skriver
          serveren et nyt link, hver gang den starter.
        </p>
        <a href={href('/')} className="button justify-self-start">
          Til forsiden
        </a>
      </AuthPage>
    )
  }
  const { errors, email } = actionData ?? {}
  return (
    <AuthPage
      title="Opret administrator"
      intro="Med email og adgangskode logger du ind og redigerer hele siden."
    >
      <CredentialForm errors={errors} submit="Opret og log ind">
        <CredentialField
          name="email"
          type="email"
          label={signInCopy.email}
          autoComplete="username"
          defaultValue={email}
          error={errors?.email}
        />
        <CredentialField
          name="password"
          type="password"
          label={signInCopy.password}
          hint={newPasswordCopy.hint}
          autoComplete="new-password"
          error={errors?.password}
        />
      </CredentialForm>
    </AuthPage>
  )
}
