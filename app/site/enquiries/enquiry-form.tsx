import { href } from 'react-router'
import { askCopy as copy } from '~/domain/enquiries/ask.copy'
import type { EnquiryField } from '~/domain/enquiries/enquiries.form'
import { visitorFields as labels } from '~/domain/enquiries/visitor-fields.copy'
import type { FieldErrors } from '~/forms/form'

export interface EnquiryFormProps {
  /** The signed time at which it was shown. */
  time: string
  /** Of the lectures, to choose one; empty if it is about an event. */
  lectures: { id: string; title: string }[]
  values: Partial<Record<EnquiryField, string>>
  errors: FieldErrors
  /** Why it was not accepted, besides the errors of fields. */
  message?: string | undefined
  /** What a visitor says yes to who also wants the letter; undefined while it is off. */
  consent?: string | undefined
  wantsLetter?: boolean | undefined
}

/**
 * The form of an enquiry. It is sent as a page, with and without scripts, so that a failed sending leaves the browser's
 * own copy of what was typed.
 */
export function EnquiryForm({ time, lectures, values, errors, ...props }: EnquiryFormProps) {
  const { message, consent, wantsLetter } = props
  const field = (name: EnquiryField) => ({ name, value: values[name], error: errors[name] })
  return (
    <form method="post" className="grid max-w-measure gap-6" data-needs-server="" noValidate>
      {message && (
        <p role="alert" className="border-accent border-l-4 bg-leaf p-4">
          {message}
        </p>
      )}
      <input type="hidden" name="tid" value={time} />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="tomt">{copy.hidden}</label>
        <input id="tomt" name="tomt" tabIndex={-1} autoComplete="off" />
      </div>
      {lectures.length > 0 ? (
        <div className="grid gap-1.5">
          <Label name="lecture" />
          <select id="lecture" name="lecture" defaultValue={values.lecture} className={control}>
            <option value="">{copy.general}</option>
            {lectures.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input type="hidden" name="lecture" value="" />
      )}
      <Line {...field('name')} required autoComplete="name" />
      <Line {...field('organisation')} autoComplete="organization" />
      <Line {...field('email')} required type="email" autoComplete="email" />
      <Line {...field('phone')} type="tel" autoComplete="tel" />
      <Line {...field('wished_date')} type="date" />
      <Line {...field('dates')} />
      <Line {...field('place')} />
      <Line {...field('people')} />
      <div className="grid gap-1.5">
        <Label name="message" required />
        <textarea
          id="message"
          name="message"
          rows={8}
          required
          defaultValue={values.message}
          {...describedBy('message', errors.message)}
          className={control}
        />
        <FieldError name="message">{errors.message}</FieldError>
      </div>
      {consent && (
        <div className="grid gap-1.5">
          <label className="flex gap-3">
            <input
              type="checkbox"
              name="brev"
              defaultChecked={wantsLetter}
              aria-describedby="brev-hint"
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0">{consent}</span>
          </label>
          <p id="brev-hint" className="text-faded text-small">
            {copy.letterHint}
          </p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="button-filled">
          {copy.send}
        </button>
        <a href={href('/privatliv')} className="link inline-block py-2 text-small">
          {copy.privacy}
        </a>
      </p>
    </form>
  )
}

const control =
  'w-full min-w-0 border border-faded bg-paper px-3 py-2.5 aria-invalid:border-2 aria-invalid:border-accent'

function describedBy(name: EnquiryField, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {}
}

function Label({ name, required }: { name: EnquiryField; required?: boolean }) {
  return (
    <label htmlFor={name} className="font-semibold text-small">
      {labels[name]}
      {required && <span className="text-accent"> *</span>}
    </label>
  )
}

function FieldError({ name, children }: { name: EnquiryField; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={`${name}-error`} className="text-accent text-small">
      {children}
    </p>
  )
}

interface LineProps {
  name: EnquiryField
  value: string | undefined
  error: string | undefined
  required?: boolean
  type?: 'date' | 'email' | 'tel'
  autoComplete?: string
}

function Line({ name, value, error, ...input }: LineProps) {
  return (
    <div className="grid gap-1.5">
      <Label name={name} required={input.required ?? false} />
      <input
        id={name}
        name={name}
        defaultValue={value}
        {...input}
        {...describedBy(name, error)}
        className={control}
      />
      <FieldError name={name}>{error}</FieldError>
    </div>
  )
}
