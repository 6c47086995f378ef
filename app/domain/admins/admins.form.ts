import { z } from 'zod'
import { longestPassword, shortestPassword } from '~/platform/auth/rules'
import { newPasswordCopy, signInCopy } from './admins.copy'

const longestEmail = 254
const longestCode = 40

const email = z
  .string(signInCopy.emailMissing)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().min(1, signInCopy.emailMissing))

const realEmail = email.pipe(
  z.email(newPasswordCopy.emailInvalid).max(longestEmail, newPasswordCopy.emailInvalid),
)

const newPassword = z
  .string(newPasswordCopy.tooShort)
  .min(shortestPassword, newPasswordCopy.tooShort)
  .max(longestPassword, newPasswordCopy.tooLong)

/** Both required; the email trimmed and in lower case (docs/specification.md, "Signing in"). */
export const signInForm = z.object({
  email,
  password: z.string(signInCopy.passwordMissing).min(1, signInCopy.passwordMissing),
  code: z.string().max(longestCode, signInCopy.codeWrong).optional(),
})

export const firstAdminForm = z.object({ email: realEmail, password: newPassword })

export const forgottenPasswordForm = z.object({ email: realEmail })

export const newPasswordForm = z.object({ password: newPassword })

export const changedPasswordForm = z.object({
  current: z.string(signInCopy.passwordMissing).min(1, signInCopy.passwordMissing),
  password: newPassword,
})
