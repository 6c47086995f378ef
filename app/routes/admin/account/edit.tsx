import { data } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { accountCopy } from '~/domain/admins/account.copy'
import { changedPasswordForm } from '~/domain/admins/admins.form'
import { passkeysOf } from '~/domain/admins/passkeys/passkeys.server'
import { changePassword } from '~/domain/admins/passwords/change-password.server'
import { endOtherSessions, endSession, sessionsOf } from '~/domain/admins/sessions.server'
import { twoFactorOf } from '~/domain/admins/two-factor/two-factor.server'
import type { FormAnswer } from '~/forms/answer'
import { errorCopy } from '~/forms/errors.copy'
import { readForm } from '~/forms/form'
import { signedIn } from '~/platform/auth/session.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import { answerCommand, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'
import { notConfirmedText } from './account-step.server'
import { PasskeysSection } from './passkeys-section'
import { PasswordForm } from './password-form'
import { Sessions } from './sessions'
import { TwoFactorSection } from './two-factor-section'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const sessions = await readList(
    context,
    () => sessionsOf(backend, admin, request.headers),
    accountCopy.sessions.notLoaded,
  )
  const passkeys = await readList(
    context,
    () => passkeysOf(backend, admin),
    accountCopy.passkeys.notLoaded,
  )
  return {
    email: admin.email,
    twoFactor: await twoFactorOf(backend, admin),
    passkeys: passkeys.items,
    sessions: sessions.items,
    failed: sessions.failed ?? passkeys.failed,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const { signedOut, othersSignedOut, notSignedOut: failed } = accountCopy.sessions
  switch (form.get('intent')) {
    case 'end': {
      const end = () => endSession(backend, admin, String(form.get('id')))
      return answerCommand(context, end, { done: signedOut, failed })
    }
    case 'end-others': {
      const end = () => endOtherSessions(backend, admin, request.headers)
      return answerCommand(context, end, { done: othersSignedOut, failed })
    }
    default:
      return answerPassword({ request, context }, form)
  }
}

type ActionArgs = Pick<Route.ActionArgs, 'request' | 'context'>

async function answerPassword({ request, context }: ActionArgs, form: FormData) {
  const { admin, backend } = signedIn(context)
  const { value, errors } = readForm(changedPasswordForm, form)
  if (errors) return refuse(errors, 422)
  const { saved, notSaved } = accountCopy.password
  try {
    const { headers } = request
    const result = await changePassword(backend, admin, { ...value, headers })
    if (result.kind !== 'changed') {
      const status = result.kind === 'wrong' ? 422 : 429
      return refuse({ current: notConfirmedText(backend, result) }, status)
    }
    const responseHeaders = { 'Set-Cookie': result.cookie }
    return data<FormAnswer>({ kind: 'done', toast: { title: saved } }, { headers: responseHeaders })
  } catch (error) {
    if (error instanceof DomainError) {
      return refuse({ password: errorCopy[error.code] }, statusOf[error.code])
    }
    backend.log.error({ err: error }, 'a password could not be changed')
    const toast = { title: 'Fejl', description: notSaved }
    return data<FormAnswer>({ kind: 'failed', toast }, 500)
  }
}

function refuse(errors: Record<string, string>, status: number) {
  return data<FormAnswer>({ kind: 'refused', errors }, status)
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function Account({ loaderData }: Route.ComponentProps) {
  const { failed, email, sessions, passkeys, twoFactor } = loaderData
  const { title, intro } = accountCopy
  return (
    <AdminPage title={title} intro={intro(email)} error={failed}>
      <PasswordForm />
      <TwoFactorSection {...twoFactor} />
      <PasskeysSection passkeys={passkeys} />
      <Sessions sessions={sessions} />
    </AdminPage>
  )
}
