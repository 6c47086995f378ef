import { useEffect, useRef } from 'react'
import { CredentialField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { signInCopy } from '~/domain/admins/admins.copy'
import type { AuthenticatorSetup } from '~/domain/admins/two-factor/two-factor.server'
import { Button } from '~/ui/button'
import { copyText } from '~/ui/copy-text'

interface TwoFactorSetupProps {
  setup: AuthenticatorSetup
  error: string | undefined
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

const copy = accountCopy.twoFactor

/** The secret for the authenticator app, as a QR code and as text, and the field for the app's code. */
export function TwoFactorSetup({ setup, error, onCode, onCancel }: TwoFactorSetupProps) {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount and after each wrong code
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [setup, error])
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid max-w-md content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onCode(String(new FormData(event.currentTarget).get('code') ?? ''))
      }}
    >
      <p>{copy.scan}</p>
      <QrCode rows={setup.qr} />
      <p className="grid gap-1">
        <span className="font-semibold text-small">{copy.secret}</span>
        <code className="wrap-anywhere select-all">{setup.secret}</code>
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={setup.uri} className="button">
          {copy.openApp}
        </a>
        <Button onClick={() => void copySecret(setup.secret)}>{copy.copySecret}</Button>
      </p>
      <CredentialField
        name="code"
        type="text"
        inputMode="numeric"
        label={copy.code}
        autoComplete="one-time-code"
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{signInCopy.cancel}</Button>
        <button type="submit" className="button-filled">
          {copy.confirm}
        </button>
      </div>
    </form>
  )
}

function copySecret(secret: string) {
  const messages = { copied: copy.secretCopied, notCopied: copy.secretNotCopied }
  return copyText(secret.replaceAll(' ', ''), messages)
}

/** A QR code: dark on light in both colour schemes, with the quiet zone that cameras need. */
function QrCode({ rows }: { rows: boolean[][] }) {
  const border = 4
  const size = rows.length + 2 * border
  const squares = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + border} ${y + border}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={copy.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
