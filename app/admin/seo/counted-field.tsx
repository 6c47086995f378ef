import { useId } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/fields/field-frame'

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
  const hint = `${value.length}/${recommendedLength}`
  const Control = isLong ? 'textarea' : 'input'
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isAlert
      // The count is beside the label.
      className="grid-cols-[1fr_auto] *:nth-[n+3]:col-span-2"
    >
      <Control
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, { hint, error })}
        className={`${control} leading-normal ${isLong ? 'field-sizing-content min-h-28' : ''}`}
      />
    </FieldFrame>
  )
}
