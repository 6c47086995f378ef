import { type ReactNode, useState } from 'react'
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
  /** Whether screen readers announce the error when it appears, although the field does not have the focus. */
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
  return children ? (
    <ErrorText id={id} isAlert={isAlert}>
      {children}
    </ErrorText>
  ) : null
}

/** An error at the field that has the focus is announced. Other fields are read with theirs when they get it. */
function ErrorText({ id, isAlert, children }: FieldTextProps & { isAlert?: boolean | undefined }) {
  const [appearsAtFocus] = useState(() => hasFocus(id))
  return (
    <p
      id={`${id}-error`}
      role={isAlert || appearsAtFocus ? 'alert' : undefined}
      className="text-accent text-small"
    >
      {children}
    </p>
  )
}

function hasFocus(id: string): boolean {
  return typeof document !== 'undefined' && document.activeElement?.id === id
}
