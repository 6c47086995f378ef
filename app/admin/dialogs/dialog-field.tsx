import { type InputHTMLAttributes, useId } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/form-state/field-frame'

interface DialogFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string
  label: string
  hint?: string
  error?: string
  optional?: boolean
}

/** A field of a dialog, outside the form below it. */
export function DialogField({ label, hint, error, optional, ...input }: DialogFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isAlert>
      <input
        id={id}
        autoComplete="off"
        {...input}
        aria-required={!optional}
        {...describedBy(id, { hint, error })}
        className={control}
      />
    </FieldFrame>
  )
}
