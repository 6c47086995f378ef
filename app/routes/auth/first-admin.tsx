import { href } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { EmailField, NewPasswordField } from '~/admin/sign-in/credential-field'
import { CredentialForm } from '~/admin/sign-in/credential-form'
import { signInCopy } from '~/domain/admins/admins.copy'
import { firstAdminForm } from '~/domain/admins/admins.form'
import { canCreateFirstAdmin, createFirstAdmin } from '~/domain/admins/first-admin.server'
import type { Route } from './+types/first-admin'
import { answerCodeForm, readCodePage, withoutReferrer } from './by-code.server'

export const middleware: Route.MiddlewareFunction[] = [withoutReferrer]

export function loader(args: Route.LoaderArgs) {
  return readCodePage(args, canCreateFirstAdmin)
}

export function action(args: Route.ActionArgs) {
  return answerCodeForm(args, firstAdminForm, async (backend, code, form) =>
    (await createFirstAdmin(backend, code, form)) ? form : undefined,
  )
}

export default function FirstAdmin({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isValidCode) {
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
      intro="Med e-mail og adgangskode logger du ind og redigerer hele siden."
    >
      <CredentialForm errors={errors} submit="Opret og log ind">
        <EmailField defaultValue={email} error={errors?.email} />
        <NewPasswordField label={signInCopy.password} error={errors?.password} />
      </CredentialForm>
    </AuthPage>
  )
}
