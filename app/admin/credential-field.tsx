import { useId } from 'react'

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
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-faded">
          {hint}
        </p>
      )}
      <input
        id={id}
        {...input}
        required
        autoCapitalize="none"
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
