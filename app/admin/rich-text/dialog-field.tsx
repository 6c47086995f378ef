import { type InputHTMLAttributes, useId } from 'react'

interface DialogFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string
  error?: string
}

/** A required line of a dialog that is no part of the form below it. */
export function DialogField({ label, hint, error, ...input }: DialogFieldProps) {
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
        autoComplete="off"
        {...input}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="w-full min-w-0 border border-faded bg-paper px-3 py-2.5 aria-invalid:border-2 aria-invalid:border-accent"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="text-accent text-small">
          {error}
        </p>
      )}
    </div>
  )
}
