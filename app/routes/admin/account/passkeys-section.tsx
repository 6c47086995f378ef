import { startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormSection } from '~/admin/screen/form-section'
import { isBrowserError, usePasskeySupport } from '~/admin/sign-in/ask-to-sign-in'
import { CredentialField, CurrentPasswordField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { signInCopy } from '~/domain/admins/admins.copy'
import type { ListedPasskey } from '~/domain/admins/passkeys/passkeys.server'
import type { FieldErrors } from '~/forms/form'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { showToast } from '~/ui/toast'
import type { PasskeyAnswer } from './passkeys'
import { sendStep } from './send-step'

const copy = accountCopy.passkeys
const path = '/admin/konto/adgangsnoegler'

export function PasskeysSection({ passkeys }: { passkeys: ListedPasskey[] }) {
  const isSupported = usePasskeySupport()
  return (
    <FormSection title="Adgangsnøgler" intro={copy.intro}>
      {passkeys.length === 0 && <p>Du har ingen adgangsnøgler endnu.</p>}
      <ul className="border-rule border-t text-small empty:hidden">
        {passkeys.map((passkey) => (
          <li
            key={passkey.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b py-3"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{passkey.name}</span>
              <span className="block text-caption text-faded">
                Tilføjet <time dateTime={passkey.createdAt}>{passkey.createdAtText}</time>
                {' · '}
                {passkey.usedAt ? (
                  <>
                    Sidst brugt <time dateTime={passkey.usedAt}>{passkey.usedAtText}</time>
                  </>
                ) : (
                  'Ikke brugt endnu'
                )}
              </span>
            </span>
            <RemovePasskey passkey={passkey} />
          </li>
        ))}
      </ul>
      {isSupported === false ? <p>Denne browser kan ikke bruge adgangsnøgler.</p> : <NewPasskey />}
    </FormSection>
  )
}

function RemovePasskey({ passkey: { id, name } }: { passkey: ListedPasskey }) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') return setErrors({ password: signInCopy.passwordRequired })
    const fields = { intent: 'remove', id, password }
    const answer = await sendStep<PasskeyAnswer>(path, fields, 'Kunne ikke fjerne adgangsnøglen')
    setErrors(answer?.errors ?? {})
    if (!answer || answer.errors) return
    setOpen(false)
    showToast({ title: 'Adgangsnøglen er fjernet' })
    await revalidate()
  }

  return (
    <>
      <Button aria-label={`${copy.remove}: ${name}`} onClick={() => setOpen(true)}>
        {copy.remove}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Fjern »${name}«?`}
        description="Nøglen kan ikke længere bruges til at logge ind. Slet den også på enheden."
      >
        <form
          method="post"
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void submit(event)}
        >
          <CurrentPasswordField label={copy.password} error={errors.password} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setOpen(false)}>Annuller</Button>
            <button type="submit" className="button border-accent text-accent">
              {copy.remove}
            </button>
          </div>
        </form>
      </Dialog>
    </>
  )
}

function NewPasskey() {
  const form = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !form.current) return
    const fields = new FormData(form.current)
    const password = String(fields.get('password') ?? '')
    if (password === '') return setErrors({ password: signInCopy.passwordRequired })
    setBusy(true)
    const answer = await addPasskey(password, String(fields.get('name') ?? ''))
    setBusy(false)
    setErrors(answer?.errors ?? {})
    if (!answer || answer.errors) return
    form.current?.reset()
    showToast({ title: 'Adgangsnøglen er tilføjet' })
    await revalidate()
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-md content-start gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <CredentialField
        name="name"
        type="text"
        label="Navn på nøglen"
        hint="F.eks. »Min telefon«. Uden navn hedder den som browseren."
        autoComplete="off"
        required={false}
      />
      <CurrentPasswordField label={copy.password} error={errors.password} />
      <button type="submit" className="button-filled justify-self-start" aria-disabled={busy}>
        Tilføj adgangsnøgle
      </button>
    </form>
  )
}

/** Adds a passkey. If that is cancelled or fails, it shows a message and returns undefined. */
async function addPasskey(password: string, name: string): Promise<PasskeyAnswer | undefined> {
  const started = await sendStep<PasskeyAnswer>(path, { intent: 'begin', password }, copy.failed)
  if (!started?.options) return started
  try {
    const credential = await startRegistration({ optionsJSON: started.options })
    const fields = { intent: 'add', name, answer: JSON.stringify(credential) }
    return await sendStep<PasskeyAnswer>(path, fields, copy.failed)
  } catch (error) {
    const description = isBrowserError(error) ? copy.notCreated : copy.failed
    showToast({ title: 'Fejl', description, variant: 'destructive' })
    return undefined
  }
}
