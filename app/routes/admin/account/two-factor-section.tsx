import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormSection } from '~/admin/screen/form-section'
import { CredentialField, CurrentPasswordField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { signInCopy } from '~/domain/admins/admins.copy'
import type { AuthenticatorSetup } from '~/domain/admins/two-factor/two-factor.server'
import { Button } from '~/ui/button'
import { copyText } from '~/ui/copy-text'
import { saveContent } from '~/ui/save-file'
import { showToast } from '~/ui/toast'
import { sendStep } from './send-step'
import type { TwoFactorAnswer } from './two-factor'

const copy = accountCopy.twoFactor

export function TwoFactorSection({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const { revalidate } = useRevalidator()
  const [password, setPassword] = useState('')
  const [answer, setAnswer] = useState<TwoFactorAnswer>({})
  const { errors = {}, setup, codes } = answer

  async function send(fields: Record<string, string>, doneText?: string) {
    const reply = await sendStep<TwoFactorAnswer>(
      '/admin/konto/totrinslogin',
      fields,
      'Kunne ikke ændre totrinslogin',
    )
    if (!reply) return
    // A wrong code keeps the setup, so that the next one can be tried.
    setAnswer(reply.errors && setup ? { ...reply, setup } : reply)
    if (reply.errors) return
    if (!reply.setup) setPassword('')
    if (doneText) showToast({ title: doneText })
    await revalidate()
  }

  return (
    <FormSection
      title="Totrinslogin"
      intro="En kode fra en app på din telefon, ud over adgangskoden."
    >
      <p>{isOn ? `${copy.isOn} ${copy.codesLeft(codesLeft)}` : 'Totrinslogin er slået fra.'}</p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setAnswer({})} />}
      {setup && (
        <TwoFactorSetup
          setup={setup}
          error={errors.code ?? errors.password}
          onCode={(code) =>
            send(
              { intent: 'turn-on', password, sealed: setup.sealed, code },
              'Totrinslogin er slået til',
            )
          }
          onCancel={() => setAnswer({})}
        />
      )}
      {!codes && !setup && (
        <form
          method="post"
          noValidate
          className="grid max-w-md content-start gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            const input = String(new FormData(event.currentTarget).get('password') ?? '')
            if (input === '')
              return setAnswer({ errors: { password: signInCopy.passwordRequired } })
            setPassword(input)
            const { value = 'begin' } = (event.nativeEvent as SubmitEvent)
              .submitter as HTMLButtonElement
            void send(
              { intent: value, password: input },
              value === 'turn-off' ? 'Totrinslogin er slået fra' : '',
            )
          }}
        >
          <CurrentPasswordField label="Din adgangskode" error={errors.password} />
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <button type="submit" value="renew" className="button">
                  Lav nye genoprettelseskoder
                </button>
                <button type="submit" value="turn-off" className="button">
                  Slå totrinslogin fra
                </button>
              </>
            ) : (
              <button type="submit" value="begin" className="button-filled">
                Slå totrinslogin til
              </button>
            )}
          </div>
        </form>
      )}
    </FormSection>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { copied, notCopied } = copy
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid max-w-md gap-4 border border-rule p-5">
      <h3 ref={title} tabIndex={-1} className="text-heading">
        Genoprettelseskoder
      </h3>
      <p className="text-small">{copy.codesIntro}</p>
      <ul className="grid gap-1">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text, { copied, notCopied })}>Kopiér</Button>
        <Button
          onClick={() =>
            saveContent(new Blob([text], { type: 'text/plain' }), 'genoprettelseskoder.txt')
          }
        >
          Hent som fil
        </Button>
        <Button className="button-filled" onClick={onDone}>
          Færdig
        </Button>
      </div>
    </div>
  )
}

interface TwoFactorSetupProps {
  setup: AuthenticatorSetup
  error: string | undefined
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

function TwoFactorSetup({ setup, error, onCode, onCancel }: TwoFactorSetupProps) {
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
        <span className="font-semibold text-small">Nøgle</span>
        <code className="wrap-anywhere select-all">{setup.secret}</code>
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={setup.uri} className="button">
          Åbn i appen
        </a>
        <Button onClick={() => void copySecret(setup.secret)}>Kopiér nøgle</Button>
      </p>
      <CredentialField
        name="code"
        type="text"
        inputMode="numeric"
        label="Kode fra appen"
        autoComplete="one-time-code"
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>{signInCopy.cancel}</Button>
        <button type="submit" className="button-filled">
          Slå til
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
      aria-label="QR-kode til appen"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
