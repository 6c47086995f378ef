import { type ReactNode, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { FieldErrors } from '~/forms/form'

interface CredentialFormProps {
  errors: FieldErrors | undefined
  submit: string
  children: ReactNode
}

/** A form that sets a password. Works without scripts. */
export function CredentialForm({ errors, submit, children }: CredentialFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      {children}
      <button type="submit" className="button-filled justify-self-start">
        {submit}
      </button>
    </Form>
  )
}
