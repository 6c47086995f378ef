import { type ComponentProps, useId, useState } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { newPasswordCopy as copy } from '~/domain/admins/admins.copy'
import { Button } from '~/ui/button'
import { useIsHydrated } from '~/ui/use-is-hydrated'

interface CredentialFieldProps {
  name: string
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: 'off' | 'username' | 'current-password' | 'new-password' | 'one-time-code'
  inputMode?: ComponentProps<'input'>['inputMode']
  defaultValue?: string
  error?: string
  required?: boolean
}

export function CredentialField(props: CredentialFieldProps) {
  const { label, hint, error, type, required = true, ...input } = props
  const id = useId()
  const [isVisible, setVisible] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className="relative">
      <input
        id={id}
        {...input}
        required={required}
        type={isVisible ? 'text' : type}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...describedBy(id, { hint, error })}
        className={control}
      />
      {/* Beside the label, but after the field in tab order. Needs scripts. */}
      {type === 'password' && isHydrated && (
        <Button
          className="link absolute -top-1 right-0 py-1 text-small"
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? 'Skjul' : 'Vis'}
          <span className="sr-only">{copy.visibilitySuffix}</span>
        </Button>
      )}
    </FieldFrame>
  )
}

export function EmailField(field: Pick<CredentialFieldProps, 'defaultValue' | 'error'>) {
  return (
    <CredentialField {...field} name="email" type="email" label="Email" autoComplete="username" />
  )
}

interface PasswordFieldProps {
  name?: string
  label: string
  error: string | undefined
}

export function CurrentPasswordField({ name = 'password', ...field }: PasswordFieldProps) {
  return <CredentialField {...field} name={name} type="password" autoComplete="current-password" />
}

export function NewPasswordField(field: Omit<PasswordFieldProps, 'name'>) {
  return (
    <CredentialField
      {...field}
      name="password"
      type="password"
      hint="Mindst 15 tegn. En sætning, du kan huske, er bedst."
      autoComplete="new-password"
    />
  )
}
