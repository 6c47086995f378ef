import type { ReactNode } from 'react'

/** How a line of text looks in the back-office. */
export const control =
  'w-full min-w-0 border border-faded bg-paper px-3 py-2.5 aria-invalid:border-accent aria-invalid:border-2'

/** For a control, so that what its frame says of it is read out with it. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

interface FieldFrameProps {
  /** The control's. */
  id: string
  label: string
  hint?: string
  error?: string
  isOptional?: boolean
  /** The error is read out when it comes: nothing else moves the focus to it. */
  announced?: boolean
  className?: string
  children: ReactNode
}

/** Label, hint and error around a control (docs/design.md, "Back-office"). */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, isOptional, announced, className = '', children } = props
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        {isOptional && <span className="font-normal text-faded"> (valgfri)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-faded">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p
          id={`${id}-error`}
          role={announced ? 'alert' : undefined}
          className="text-accent text-small"
        >
          {error}
        </p>
      )}
    </div>
  )
}
