import { useId } from 'react'
import { control, describedBy, FieldFrame } from './field-frame'

interface CredentialFieldProps {
  name: string
  type: 'email' | 'password'
  label: string
  hint?: string
  autoComplete: 'username' | 'current-password' | 'new-password'
  defaultValue?: string
  error?: string
}

/** An email or a password, with its error beside it, so that password managers know it as one. */
export function CredentialField({ label, hint, error, ...input }: CredentialFieldProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input
        id={id}
        {...input}
        required
        autoCapitalize="none"
        spellCheck={false}
        {...describedBy(id, { hint, error })}
        className={control}
      />
    </FieldFrame>
  )
}
