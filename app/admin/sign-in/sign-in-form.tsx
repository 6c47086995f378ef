import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { signInCopy } from '~/domain/admins/admins.copy'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import {
  type SignInAnswer,
  signInWithPasskey,
  signInWithPassword,
  usePasskeySupport,
} from './ask-to-sign-in'
import { CredentialField, CurrentPasswordField, EmailField } from './credential-field'

interface SignInFormProps {
  /** Whether the site can mail a link to reset the password. */
  canMail: boolean
  /** The email and the errors of a submit without scripts. */
  submitted?: { email: string; refused: Omit<SignInAnswer, 'ok'> }
  onSignedIn: () => void
  /** The form has no 'Annuller' button without this function. */
  onClose?: () => void
}

/** 'Administrator Login' (docs/specification.md, "Signing in"). */
export function LoginDialog(props: SignInFormProps & { onClose: () => void }) {
  return (
    <Dialog open onClose={props.onClose} title={signInCopy.title}>
      <SignInForm {...props} />
    </Dialog>
  )
}

export function SignInForm({ canMail, submitted, onSignedIn, onClose }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<Omit<SignInAnswer, 'ok'> | undefined>(submitted?.refused)
  const [needsCode, setNeedsCode] = useState(submitted?.refused.needsCode ?? false)
  const supportsPasskeys = usePasskeySupport()
  const errors = refusal?.errors ?? {}
  useEffect(() => {
    if (refusal) fieldToCorrect(form.current)?.select()
  }, [refusal])

  function submit(event: FormEvent) {
    event.preventDefault()
    const { current } = form
    if (current) void trySignIn(() => signInWithPassword(new FormData(current)))
  }

  async function trySignIn(signIn: () => Promise<SignInAnswer>) {
    if (isBusy) return
    setIsBusy(true)
    const answer = await signIn()
    setIsBusy(false)
    if (answer.toast) {
      showToast({ ...answer.toast, variant: answer.ok ? 'default' : 'destructive' })
    }
    if (answer.ok) return onSignedIn()
    if (answer.needsCode) setNeedsCode(true)
    setRefusal(answer)
  }

  return (
    // POST keeps the password out of the URL if the script has not run.
    <form
      ref={form}
      method="post"
      action={href('/admin/log-ind')}
      noValidate
      onSubmit={submit}
      className="grid gap-5"
    >
      <EmailField defaultValue={submitted?.email} error={errors.email} />
      <CurrentPasswordField label={signInCopy.password} error={errors.password} />
      {needsCode && (
        <CredentialField
          name="code"
          type="text"
          label="Kode"
          hint="Fra appen på din telefon, eller en af dine genoprettelseskoder."
          autoComplete="one-time-code"
          error={errors.code}
        />
      )}
      {canMail ? (
        <a
          href={href('/admin/glemt-adgangskode')}
          target="_blank"
          className="link justify-self-start py-1 text-small"
          rel="noopener"
        >
          Glemt adgangskode?
        </a>
      ) : (
        <p className="text-faded text-small">{signInCopy.forgottenWithoutMail}</p>
      )}
      {supportsPasskeys !== false && (
        <Button
          // Has its place before it is known, so that hydration does not move the button below.
          className={`button noscript:hidden justify-self-stretch ${supportsPasskeys ? '' : 'invisible'}`}
          aria-disabled={isBusy}
          onClick={() => void trySignIn(signInWithPasskey)}
        >
          Log ind med adgangsnøgle
        </Button>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onClose && <Button onClick={onClose}>{signInCopy.cancel}</Button>}
        <button type="submit" className="button-filled" aria-disabled={isBusy}>
          {isBusy ? 'Logger ind...' : 'Log ind'}
        </button>
      </div>
    </form>
  )
}

function fieldToCorrect(form: HTMLFormElement | null) {
  return (
    form?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLInputElement>('[name="code"]') ??
    form?.querySelector<HTMLInputElement>('[name="password"]')
  )
}
