import { type ComponentProps, useEffect, useId, useState } from 'react'
import { newPasswordCopy } from '~/domain/admins/admins.copy'

interface CredentialFieldProps {
  name: string
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code'
  inputMode?: ComponentProps<'input'>['inputMode']
  defaultValue?: string
  error?: string
}

/**
 * An email, a password or a code, with its error beside it, so that password managers know it as one.
 * A password can be shown while it is typed.
 */
export function CredentialField({ label, hint, error, type, ...input }: CredentialFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-small">
          {label}
        </label>
        {type === 'password' && <Reveal of={id} shown={shown} onChange={setShown} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-faded">
          {hint}
        </p>
      )}
      <input
        id={id}
        {...input}
        type={shown ? 'text' : type}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="w-full border border-faded bg-paper px-3 py-2.5 aria-invalid:border-2 aria-invalid:border-accent"
      />
      {error && (
        <p id={`${id}-error`} className="text-accent text-small">
          {error}
        </p>
      )}
    </div>
  )
}

interface RevealProps {
  of: string
  shown: boolean
  onChange: (shown: boolean) => void
}

/** 'Vis adgangskode'. Without script it would do nothing, and is not there. */
function Reveal({ of, shown, onChange }: RevealProps) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!hydrated) return null
  const { show, hide, which } = newPasswordCopy
  return (
    <button
      type="button"
      className="link -my-1 py-1 text-small"
      aria-controls={of}
      onClick={() => onChange(!shown)}
    >
      {shown ? hide : show}
      <span className="sr-only">{which}</span>
    </button>
  )
}
