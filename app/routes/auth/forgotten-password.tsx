import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { data } from 'react-router'
import { AuthPage } from '~/admin/sign-in/auth-page'
import { EmailField } from '~/admin/sign-in/credential-field'
import { CredentialForm } from '~/admin/sign-in/credential-form'
import { tooManyAttemptsText } from '~/domain/admins/admins.copy'
import { forgottenPasswordForm } from '~/domain/admins/admins.form'
import { requestPasswordLink } from '~/domain/admins/passwords/new-password.server'
import { type FieldErrors, readForm } from '~/forms/form'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import type { Route } from './+types/forgotten-password'

export function loader({ context }: Route.LoaderArgs) {
  const canMail = context.get(backendContext).mail !== undefined
  return data({ canMail }, canMail ? 200 : 404)
}

/** Answers the same whether or not the account exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const form = await request.formData()
  const { value, errors } = readForm(forgottenPasswordForm, form)
  if (errors) return refusal(form, errors, { status: 422 })
  const until = await requestPasswordLink(backend, value.email, context.get(visitContext).clientIp)
  if (!until) return data({ sent: true as const }, 200)
  const minutes = differenceInMinutes(until, backend.clock.now(), { roundingMethod: 'ceil' })
  const headers = { 'Retry-After': String(minutes * 60) }
  return refusal(form, { email: tooManyAttemptsText(minutes) }, { status: 429, headers })
}

function refusal(form: FormData, errors: FieldErrors, init: ResponseInit) {
  return data({ sent: false as const, email: String(form.get('email') ?? ''), errors }, init)
}

/** Adds the action's `Retry-After` to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.canMail) {
    return (
      <AuthPage title="Glemt adgangskode">
        <p>
          Siden kan ikke sende e-mail. Den, der passer serveren, kan lave et link til en ny
          adgangskode.
        </p>
      </AuthPage>
    )
  }
  if (actionData?.sent) {
    return (
      <AuthPage title="Se i din indbakke">
        <p role="status">
          Er e-mailen en administrators, er der nu sendt et link til en ny adgangskode. Det gælder i
          en time.
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage title="Glemt adgangskode" intro="Du får et link, hvor du vælger en ny.">
      <CredentialForm errors={actionData?.errors} submit="Send link">
        <EmailField defaultValue={actionData?.email} error={actionData?.errors.email} />
      </CredentialForm>
    </AuthPage>
  )
}
