import type { ReactNode } from 'react'
import './field-frame.css'

export const control =
  'w-full min-w-0 border border-faded bg-paper px-3 py-2.5 aria-invalid:border-accent aria-invalid:border-2'

export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

interface FieldFrameProps {
  id: string
  label: string
  hint?: string
  error?: string
  required?: boolean
  /** Whether screen readers announce the error when it appears, for fields that it does not focus. */
  isAlert?: boolean
  className?: string
  children: ReactNode
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, required, isAlert, className = '', children } = props
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label
        htmlFor={id}
        className={`font-semibold text-small ${required ? 'required-label' : ''}`}
      >
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} isAlert={isAlert}>
        {error}
      </FieldError>
    </div>
  )
}

interface FieldTextProps {
  id: string
  children: string | undefined
}

export function FieldHint({ id, children }: FieldTextProps) {
  if (!children) return null
  return (
    <p id={`${id}-hint`} className="text-caption text-faded">
      {children}
    </p>
  )
}

export function FieldError({ id, isAlert, children }: FieldTextProps & { isAlert?: boolean }) {
  if (!children) return null
  return (
    <p id={`${id}-error`} role={isAlert ? 'alert' : undefined} className="text-accent text-small">
      {children}
    </p>
  )
}
