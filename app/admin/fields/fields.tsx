import type { ReactNode } from 'react'
import { control, FieldError, FieldFrame, FieldHint } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'

export interface FieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
}

export function Field(props: FieldProps & { children: ReactNode }) {
  const { id, error } = useField(props.name)
  return <FieldFrame {...props} id={id} error={error} />
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'email' | 'tel' | 'number'
  placeholder?: string
  inputMode?: 'numeric'
  choices?: { value: string; label: string }[]
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, inputMode, choices, ...field } = props
  const { id, value, aria } = useField(field.name, field.hint)
  return (
    <Field {...field}>
      <input
        id={id}
        name={field.name}
        type={type}
        defaultValue={textOf(value)}
        placeholder={placeholder}
        autoComplete="off"
        inputMode={inputMode}
        list={choices && `${id}-choices`}
        {...aria}
        aria-required={field.required}
        className={control}
      />
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice.value} {...choice} />
          ))}
        </datalist>
      )}
    </Field>
  )
}

const heights = { 3: 'min-h-24', 6: 'min-h-44', 10: 'min-h-72' }

export function TextArea({ rows = 3, ...field }: FieldProps & { rows?: keyof typeof heights }) {
  const { id, value, aria } = useField(field.name, field.hint)
  return (
    <Field {...field}>
      <textarea
        id={id}
        name={field.name}
        rows={rows}
        defaultValue={textOf(value)}
        {...aria}
        aria-required={field.required}
        className={`${control} ${heights[rows]} field-sizing-content leading-normal`}
      />
    </Field>
  )
}

interface SelectFieldProps extends FieldProps {
  options: { value: string; label: string }[]
  /** The words of a first option without a value, so that nothing is chosen for the author. */
  blank?: string | undefined
}

export function SelectField({ options, blank, ...field }: SelectFieldProps) {
  const { id, value, aria } = useField(field.name, field.hint)
  return (
    <Field {...field}>
      <select
        id={id}
        name={field.name}
        defaultValue={textOf(value)}
        {...aria}
        aria-required={field.required}
        className={control}
      >
        {blank && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface RadiosProps {
  name: string
  options: readonly { value: string; label: string }[]
  selected: string
  /** Whether each is on a line of its own. */
  isColumn?: boolean
  onChoose?: ((value: string) => void) | undefined
}

export function Radios({ name, options, selected, isColumn, onChoose }: RadiosProps) {
  return (
    <div className={isColumn ? 'grid gap-1' : 'flex flex-wrap gap-x-6 gap-y-1'}>
      {options.map(({ value, label }) => (
        <label key={value} className="flex items-center gap-2.5 py-1.5">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === selected}
            onChange={() => onChoose?.(value)}
            className="size-5 shrink-0 accent-accent"
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** A choice by radio buttons, which take one tap where a select takes two. */
export function RadioField(props: FieldProps & Omit<RadiosProps, 'selected' | 'isColumn'>) {
  const { name, label, hint, options, onChoose } = props
  const { id, value, error, aria } = useField(name, hint)
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} {...aria} className="grid gap-1.5">
      <p id={`${id}-label`} className="font-semibold text-small">
        {label}
      </p>
      <FieldHint id={id}>{hint}</FieldHint>
      <Radios name={name} options={options} selected={textOf(value)} onChoose={onChoose} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}

export function Checkbox({ name, label, hint }: FieldProps) {
  const { id, value, error, aria } = useField(name, hint)
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 [&>p]:col-start-2">
      <input
        id={id}
        name={name}
        type="checkbox"
        defaultChecked={Boolean(value)}
        {...aria}
        className="mt-1 size-5 accent-accent"
      />
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
