import type { ReactNode } from 'react'
import { textOf, useField } from './form-state'

interface FieldProps {
  name: string
  label: string
  /** One line where a term needs explaining. */
  hint?: string
  required?: boolean
}

const control =
  'w-full border border-faded bg-paper px-3 py-2.5 aria-invalid:border-accent aria-invalid:border-2'

/** Label, hint and error around a control (docs/design.md, "Back-office"). */
export function Field({
  name,
  label,
  hint,
  required,
  children,
}: FieldProps & { children: ReactNode }) {
  const { id, error } = useField(name)
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
        {!required && <span className="font-normal text-faded"> (valgfri)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-faded">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="text-accent text-small">
          {error}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'url' | 'email' | 'tel' | 'number' | 'time'
  placeholder?: string
  autoComplete?: string
  /** What the browser offers while it is written. */
  choices?: { value: string; label: string }[]
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', placeholder, autoComplete, choices, ...field } = props
  const { id, value, described } = useField(field.name, field.hint)
  return (
    <Field {...field}>
      <input
        id={id}
        name={field.name}
        type={type}
        defaultValue={textOf(value)}
        placeholder={placeholder}
        autoComplete={autoComplete ?? 'off'}
        list={choices && `${id}-choices`}
        {...described}
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

/** Text of several lines; it grows with what is written. */
export function TextArea({ rows = 3, ...field }: FieldProps & { rows?: keyof typeof heights }) {
  const { id, value, described } = useField(field.name, field.hint)
  return (
    <Field {...field}>
      <textarea
        id={id}
        name={field.name}
        rows={rows}
        defaultValue={textOf(value)}
        {...described}
        aria-required={field.required}
        className={`${control} ${heights[rows]} field-sizing-content leading-normal`}
      />
    </Field>
  )
}

/** One of a few choices. */
export function SelectField({
  options,
  ...field
}: FieldProps & { options: { value: string; label: string }[] }) {
  const { id, value, described } = useField(field.name, field.hint)
  return (
    <Field {...field} required>
      <select
        id={id}
        name={field.name}
        defaultValue={textOf(value)}
        {...described}
        className={control}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Yes or no. */
export function Checkbox({ name, label, hint }: FieldProps) {
  const { id, value, described } = useField(name, hint)
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1">
      <input
        id={id}
        name={name}
        type="checkbox"
        defaultChecked={Boolean(value)}
        {...described}
        className="mt-1 size-5 accent-accent"
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-caption text-faded">
          {hint}
        </p>
      )}
    </div>
  )
}
