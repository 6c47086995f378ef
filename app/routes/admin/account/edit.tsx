import { type FormEvent, useEffect, useRef, useState } from 'react'
import { data } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { useCommand, useSaving } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { CurrentPasswordField, NewPasswordField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { changedPasswordForm } from '~/domain/admins/admins.form'
import { passkeysOf } from '~/domain/admins/passkeys/passkeys.server'
import { changePassword } from '~/domain/admins/passwords/change-password.server'
import {
  endOtherSessions,
  endSession,
  type ListedSession,
  sessionsOf,
} from '~/domain/admins/sessions.server'
import { twoFactorOf } from '~/domain/admins/two-factor/two-factor.server'
import type { FormAnswer } from '~/forms/answer'
import { errorCopy } from '~/forms/errors.copy'
import { type FieldErrors, readForm } from '~/forms/form'
import { signedIn } from '~/platform/auth/session.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import { answerCommand, readList } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/edit'
import { notConfirmedText } from './account-step.server'
import { PasskeysSection } from './passkeys-section'
import { TwoFactorSection } from './two-factor-section'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

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
    const responseHeaders = result.cookies.map((line): [string, string] => ['Set-Cookie', line])
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

export default function Account({ loaderData }: Route.ComponentProps) {
  const { failed, email, sessions, passkeys, twoFactor } = loaderData
  return (
    <AdminPage title="Konto" intro={`Du er logget ind som ${email}.`} error={failed}>
      <PasswordForm />
      <TwoFactorSection {...twoFactor} />
      <PasskeysSection passkeys={passkeys} />
      <Sessions sessions={sessions} />
    </AdminPage>
  )
}

function Sessions({ sessions }: { sessions: ListedSession[] }) {
  const send = useCommand()
  return (
    <FormSection
      title="Her er du logget ind"
      intro="Kender du ikke et af stederne, så log det ud og skift adgangskode."
    >
      <ul className="border-rule border-t text-small empty:hidden">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{session.device}</span>
              <span className="block text-caption text-faded">
                Sidst brugt <time dateTime={session.usedAt}>{session.usedAtText}</time>
              </span>
            </span>
            {session.isCurrent ? (
              <span className="text-faded">Her</span>
            ) : (
              <Button onClick={() => send({ intent: 'end', id: session.id })}>
                Log ud
                <span className="sr-only">: {session.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          className="button justify-self-start"
          onClick={() => send({ intent: 'end-others' })}
        >
          Log ud alle andre steder
        </Button>
      )}
    </FormSection>
  )
}

function PasswordForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'done') form.current?.reset()
  })
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSendingNow() || !form.current) return
    const input = new FormData(form.current)
    const { errors: inputErrors = {} } = readForm(changedPasswordForm, input)
    setErrors(inputErrors)
    if (Object.keys(inputErrors).length === 0) send(input)
  }

  return (
    <FormSection
      title="Adgangskode"
      intro="Alle andre steder, hvor du er logget ind, bliver du logget ud."
    >
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid max-w-md content-start gap-5"
      >
        <CurrentPasswordField name="current" label="Nuværende adgangskode" error={errors.current} />
        <NewPasswordField label="Ny adgangskode" error={errors.password} />
        <button
          type="submit"
          className="button-filled justify-self-start"
          aria-disabled={isSending}
        >
          {isSending ? formCopy.saving : 'Skift adgangskode'}
        </button>
      </form>
    </FormSection>
  )
}
