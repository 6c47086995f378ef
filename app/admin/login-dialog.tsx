import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signInCopy } from '~/domain/admins/admins.copy'
import type { ToastText } from '~/forms/answer'
import type { FieldErrors } from '~/forms/form'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import { CredentialField } from './credential-field'

interface LoginDialogProps {
  /** Whether a forgotten password can be replaced by mail. */
  canMail: boolean
  onSignedIn: () => void
  onClose: () => void
}

type Answer = { ok: boolean; errors?: FieldErrors; toast?: ToastText; needsCode?: true }

/** 'Administrator Login' (docs/specification.md, "Signing in"). */
export function LoginDialog({ canMail, onSignedIn, onClose }: LoginDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Answer>()
  const errors = refused?.errors ?? {}
  useEffect(() => {
    if (refused) toCorrect(form.current)?.select()
  }, [refused])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current) return
    setBusy(true)
    const answer = await askToSignIn(new FormData(form.current))
    setBusy(false)
    if (answer.toast) {
      showToast({ ...answer.toast, variant: answer.ok ? 'default' : 'destructive' })
    }
    if (answer.ok) onSignedIn()
    else setRefused(answer)
  }

  return (
    <Dialog open onClose={onClose} title={signInCopy.title}>
      {/* The method keeps a password out of the URL should the script not have run. */}
      <form
        ref={form}
        method="post"
        action="/admin/log-ind"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <CredentialField
          name="email"
          type="email"
          label={signInCopy.email}
          autoComplete="username"
          error={errors.email}
        />
        <CredentialField
          name="password"
          type="password"
          label={signInCopy.password}
          autoComplete="current-password"
          error={errors.password}
        />
        {refused?.needsCode && (
          <CredentialField
            name="code"
            type="text"
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            autoComplete="one-time-code"
            error={errors.code}
          />
        )}
        {canMail && (
          <a
            href="/admin/glemt-adgangskode"
            target="_blank"
            className="link justify-self-start py-1 text-small"
            rel="noopener"
          >
            {signInCopy.forgotten}
          </a>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button" onClick={onClose}>
            {signInCopy.cancel}
          </button>
          <button type="submit" className="button-filled" aria-disabled={busy}>
            {busy ? signInCopy.busy : signInCopy.submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

async function askToSignIn(credentials: FormData): Promise<Answer> {
  try {
    const body = new URLSearchParams([...credentials].map(([name, value]) => [name, String(value)]))
    const response = await fetch('/admin/log-ind', { method: 'POST', body })
    if (response.status >= 500) throw new Error(response.statusText)
    return { ok: response.ok, ...((await response.json()) as Omit<Answer, 'ok'>) }
  } catch {
    return { ok: false, toast: signInCopy.unexpected }
  }
}

/** The field that is wrong or asked for; the password, where it is not said which. */
function toCorrect(form: HTMLFormElement | null) {
  return (
    form?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLInputElement>('[name="code"]') ??
    form?.querySelector<HTMLInputElement>('[name="password"]')
  )
}
