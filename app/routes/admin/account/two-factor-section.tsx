import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { FormSection } from '~/admin/form/form-section'
import { CredentialField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { signInCopy } from '~/domain/admins/admins.copy'
import { showToast } from '~/ui/toast'
import { ask } from './ask'
import { RecoveryCodes } from './recovery-codes'
import type { TwoFactorAnswer } from './two-factor'
import { TwoFactorSetup } from './two-factor-setup'

interface TwoFactorSectionProps {
  on: boolean
  codesLeft: number
}

const copy = accountCopy.twoFactor

/** Turns two-factor sign-in on and off. Each change asks for the password. */
export function TwoFactorSection({ on, codesLeft }: TwoFactorSectionProps) {
  const { revalidate } = useRevalidator()
  const [password, setPassword] = useState('')
  const [answer, setAnswer] = useState<TwoFactorAnswer>({})
  const { errors = {}, setup, codes } = answer

  async function send(fields: Record<string, string>, done?: string) {
    const found = await ask<TwoFactorAnswer>('/admin/konto/totrinslogin', fields, copy.failed)
    if (!found) return
    // A wrong code keeps the setup, so that the next one can be tried.
    setAnswer(found.errors && setup ? { ...found, setup } : found)
    if (found.errors) return
    if (!found.setup) setPassword('')
    if (done) showToast({ title: done })
    await revalidate()
  }

  return (
    <FormSection title={copy.title} intro={copy.intro}>
      <p>{on ? `${copy.on} ${copy.codesLeft(codesLeft)}` : copy.off}</p>
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
            const typed = String(new FormData(event.currentTarget).get('password') ?? '')
            if (typed === '') return setAnswer({ errors: { password: signInCopy.passwordMissing } })
            setPassword(typed)
            const { value = 'begin' } = (event.nativeEvent as SubmitEvent)
              .submitter as HTMLButtonElement
            void send(
              { intent: value, password: typed },
              value === 'turn-off' ? copy.turnedOff : '',
            )
          }}
        >
          <CredentialField
            name="password"
            type="password"
            label={copy.password}
            autoComplete="current-password"
            error={errors.password}
          />
          <div className="flex flex-wrap gap-3">
            {on ? (
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
                {copy.begin}
              </button>
            )}
          </div>
        </form>
      )}
    </FormSection>
  )
}
