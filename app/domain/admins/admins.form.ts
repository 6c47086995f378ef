import { z } from 'zod'
import { oneLine } from '~/forms/form-fields'
import { maxPasswordLength, minPasswordLength } from '~/platform/auth/rules'
import { newPasswordCopy, signInCopy } from './admins.copy'

const maxEmailLength = 254
const maxCodeLength = 40

const email = z
  .string(signInCopy.emailMissing)
  .transform((value) => oneLine(value).toLowerCase())
  .pipe(z.string().min(1, signInCopy.emailMissing))

const realEmail = email.pipe(
  z.email(newPasswordCopy.emailInvalid).max(maxEmailLength, newPasswordCopy.emailInvalid),
)

const newPassword = z
  .string(newPasswordCopy.tooShort)
  .min(minPasswordLength, newPasswordCopy.tooShort)
  .max(maxPasswordLength, newPasswordCopy.tooLong)

/** Both required; the email is trimmed and lower-cased (docs/specification.md, "Signing in"). */
export const signInForm = z.object({
  email,
  password: z.string(signInCopy.passwordMissing).min(1, signInCopy.passwordMissing),
  code: z.string().max(maxCodeLength, signInCopy.codeWrong).optional(),
})

export const firstAdminForm = z.object({ email: realEmail, password: newPassword })

export const forgottenPasswordForm = z.object({ email: realEmail })

export const newPasswordForm = z.object({ password: newPassword })

export const changedPasswordForm = z.object({
  current: z.string(signInCopy.passwordMissing).min(1, signInCopy.passwordMissing),
  password: newPassword,
})
