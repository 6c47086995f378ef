import { type ComponentProps, useEffect, useId, useState } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { newPasswordCopy } from '~/domain/admins/admins.copy'

interface CredentialFieldProps {
  name: string
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: 'off' | 'username' | 'current-password' | 'new-password' | 'one-time-code'
  inputMode?: ComponentProps<'input'>['inputMode']
  defaultValue?: string
  error?: string
  required?: boolean
}

/**
 * An email, a password or a code, with its error beside it, so that password managers know it as one.
 * A password can be shown while it is typed.
 */
export function CredentialField({
  label,
  hint,
  error,
  type,
  required = true,
  ...input
}: CredentialFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error }} className="relative">
      <input
        id={id}
        {...input}
        required={required}
        type={shown ? 'text' : type}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...describedBy(id, { hint, error })}
        className={control}
      />
      {type === 'password' && <Reveal of={id} shown={shown} onChange={setShown} />}
    </FieldFrame>
  )
}

interface RevealProps {
  of: string
  shown: boolean
  onChange: (shown: boolean) => void
}

/**
 * 'Vis adgangskode': after the field for the keyboard, beside the label for the eye. Without script it
 * would do nothing, and is not there.
 */
function Reveal({ of, shown, onChange }: RevealProps) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!hydrated) return null
  const { show, hide, which } = newPasswordCopy
  return (
    <button
      type="button"
      className="link absolute -top-1 right-0 py-1 text-small"
      aria-controls={of}
      onClick={() => onChange(!shown)}
    >
      {shown ? hide : show}
      <span className="sr-only">{which}</span>
    </button>
  )
}
