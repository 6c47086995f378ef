import { type ComponentProps, useId, useState } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { newPasswordCopy, signInCopy } from '~/domain/admins/admins.copy'
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
      {type === 'password' && (
        <RevealButton fieldId={id} isVisible={isVisible} onChange={setVisible} />
      )}
    </FieldFrame>
  )
}

export function EmailField(field: Pick<CredentialFieldProps, 'defaultValue' | 'error'>) {
  return (
    <CredentialField
      {...field}
      name="email"
      type="email"
      label={signInCopy.email}
      autoComplete="username"
    />
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
      hint={newPasswordCopy.hint}
      autoComplete="new-password"
    />
  )
}

interface RevealProps {
  fieldId: string
  isVisible: boolean
  onChange: (shown: boolean) => void
}

/** Shows or hides the password. It is beside the label, but after the field in tab order. Needs scripts. */
function RevealButton({ fieldId, isVisible, onChange }: RevealProps) {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  const { show, hide, visibilitySuffix } = newPasswordCopy
  return (
    <Button
      className="link absolute -top-1 right-0 py-1 text-small"
      aria-controls={fieldId}
      onClick={() => onChange(!isVisible)}
    >
      {isVisible ? hide : show}
      <span className="sr-only">{visibilitySuffix}</span>
    </Button>
  )
}
