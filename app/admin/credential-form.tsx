import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { FieldErrors } from '~/forms/form'

interface CredentialFormProps {
  errors: FieldErrors | undefined
  /** What the button says. */
  submit: string
  /** Sent by the browser, not by a fetch of the router's. */
  isWholePage?: boolean
  children: ReactNode
}

/** The form of a page that is open to somebody who cannot sign in yet. Works without script too. */
export function CredentialForm({ errors, submit, isWholePage, children }: CredentialFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Form ref={form} method="post" noValidate reloadDocument={isWholePage} className="grid gap-5">
      {children}
      <button type="submit" className="button-filled justify-self-start">
        {submit}
      </button>
    </Form>
  )
}
