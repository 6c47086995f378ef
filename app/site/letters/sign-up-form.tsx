import { useId } from 'react'
import { href } from 'react-router'
import type { ConsentPlace } from '~/domain/letters/subscribers/subscribers.form'
import { Content } from '~/site/text/content'

export const fieldClasses = 'h-11 min-w-0 flex-1 basis-80 border-faded border-b bg-transparent'

interface SignUpFormProps {
  place: ConsentPlace
  email?: string
  error?: string | undefined
}

/** A plain form, so that the page around it stays the same for everybody. */
export function SignUpForm({ place, email, error }: SignUpFormProps) {
  const id = useId()
  return (
    <form
      method="post"
      action={href('/brev')}
      className="grid max-w-measure gap-2"
      data-needs-server=""
    >
      <input type="hidden" name="place" value={place} />
      <label htmlFor={id} className="text-small">
        Din e-mailadresse
      </label>
      <div className="flex flex-wrap gap-4">
        <input
          id={id}
          type="email"
          name="email"
          defaultValue={email}
          autoComplete="email"
          required
          maxLength={254}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
          className={fieldClasses}
        />
        <button type="submit" className="button">
          <Content of="brev.submit" />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small">
          {error}
        </p>
      )}
      <p hidden>
        <label>
          Lad dette felt være tomt
          <input type="text" name="tomt" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p id={`${id}-consent`} className="text-faded text-small">
        <Content of="brev.consent" />
      </p>
    </form>
  )
}
