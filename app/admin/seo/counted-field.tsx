import { useId } from 'react'
import { control, FieldError } from '~/admin/fields/field-frame'

interface CountedFieldProps {
  name: string
  label: string
  value: string
  /** The recommended length; longer text is allowed. */
  recommendedLength: number
  isLong?: boolean
  error?: string
  onChange: (value: string) => void
}

export function CountedField(props: CountedFieldProps) {
  const { name, label, value, recommendedLength, isLong, error, onChange } = props
  const id = useId()
  const Control = isLong ? 'textarea' : 'input'
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-small">
          {label}
        </label>
        <span id={`${id}-count`} className="text-caption text-faded">
          {value.length}/{recommendedLength}
        </span>
      </div>
      <Control
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
        aria-invalid={error ? true : undefined}
        className={`${control} leading-normal ${isLong ? 'field-sizing-content min-h-28' : ''}`}
      />
      <FieldError id={id} isAlert>
        {error}
      </FieldError>
    </div>
  )
}
