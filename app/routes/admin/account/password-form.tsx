import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formCopy } from '~/admin/form/form.copy'
import { FormSection } from '~/admin/form/form-section'
import { useSaving } from '~/admin/saving/use-saving'
import { CurrentPasswordField, NewPasswordField } from '~/admin/sign-in/credential-field'
import { accountCopy } from '~/domain/admins/account.copy'
import { changedPasswordForm } from '~/domain/admins/admins.form'
import { type FieldErrors, readForm } from '~/forms/form'

/** Changes the password of the signed-in account. The server never sends the input back. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'done') form.current?.reset()
  })
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSendingNow() || !form.current) return
    const input = new FormData(form.current)
    const { errors: inputErrors = {} } = readForm(changedPasswordForm, input)
    setErrors(inputErrors)
    if (Object.keys(inputErrors).length === 0) send(input)
  }

  const { title, intro, current, new: next, save } = accountCopy.password
  return (
    <FormSection title={title} intro={intro}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid max-w-md content-start gap-5"
      >
        <CurrentPasswordField name="current" label={current} error={errors.current} />
        <NewPasswordField label={next} error={errors.password} />
        <button
          type="submit"
          className="button-filled justify-self-start"
          aria-disabled={isSending}
        >
          {isSending ? formCopy.saving : save}
        </button>
      </form>
    </FormSection>
  )
}
