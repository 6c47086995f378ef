import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormSection } from '~/admin/form/form-section'
import { CurrentPasswordField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { signInCopy } from '~/domain/admins/admins.copy'
import { Button } from '~/ui/button'
import { copyText } from '~/ui/copy-text'
import { saveContent } from '~/ui/save-file'
import { showToast } from '~/ui/toast'
import { sendStep } from './send-step'
import type { TwoFactorAnswer } from './two-factor'
import { TwoFactorSetup } from './two-factor-setup'

interface TwoFactorSectionProps {
  isOn: boolean
  codesLeft: number
}

const copy = accountCopy.twoFactor

/** Turns two-factor sign-in on and off. Each change asks for the password. */
export function TwoFactorSection({ isOn, codesLeft }: TwoFactorSectionProps) {
  const { revalidate } = useRevalidator()
  const [password, setPassword] = useState('')
  const [answer, setAnswer] = useState<TwoFactorAnswer>({})
  const { errors = {}, setup, codes } = answer

  async function send(fields: Record<string, string>, doneText?: string) {
    const reply = await sendStep<TwoFactorAnswer>('/admin/konto/totrinslogin', fields, copy.failed)
    if (!reply) return
    // A wrong code keeps the setup, so that the next one can be tried.
    setAnswer(reply.errors && setup ? { ...reply, setup } : reply)
    if (reply.errors) return
    if (!reply.setup) setPassword('')
    if (doneText) showToast({ title: doneText })
    await revalidate()
  }

  return (
    <FormSection title={copy.title} intro={copy.intro}>
      <p>{isOn ? `${copy.isOn} ${copy.codesLeft(codesLeft)}` : copy.isOff}</p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setAnswer({})} />}
      {setup && (
        <TwoFactorSetup
          setup={setup}
          error={errors.code ?? errors.password}
          onCode={(code) =>
            send({ intent: 'turn-on', password, sealed: setup.sealed, code }, copy.turnedOn)
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
              value === 'turn-off' ? copy.turnedOff : '',
            )
          }}
        >
          <CurrentPasswordField label={copy.password} error={errors.password} />
          <div className="flex flex-wrap gap-3">
            {isOn ? (
              <>
                <button type="submit" value="renew" className="button">
                  {copy.renew}
                </button>
                <button type="submit" value="turn-off" className="button">
                  {copy.turnOff}
                </button>
              </>
            ) : (
              <button type="submit" value="begin" className="button-filled">
                {copy.turnOn}
              </button>
            )}
          </div>
        </form>
      )}
    </FormSection>
  )
}

/** Recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { copied, notCopied } = copy
  const text = `${codes.join('\n')}\n`
  return (
    <div className="grid max-w-md gap-4 border border-rule p-5">
      <h3 ref={title} tabIndex={-1} className="text-heading">
        {copy.codes}
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
        <Button onClick={() => void copyText(text, { copied, notCopied })}>{copy.copy}</Button>
        <Button
          onClick={() => saveContent(new Blob([text], { type: 'text/plain' }), copy.fileName)}
        >
          {copy.download}
        </Button>
        <Button className="button-filled" onClick={onDone}>
          {copy.finish}
        </Button>
      </div>
    </div>
  )
}
