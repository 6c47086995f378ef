import { z } from 'zod'
import { longestPassword, shortestPassword } from '~/platform/sign-in/rules'
import { newPasswordText, signInText } from './admins.text'

const longestEmail = 254

const email = z
  .string(signInText.emailMissing)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().min(1, signInText.emailMissing))

const realEmail = email.pipe(
  z.email(newPasswordText.emailInvalid).max(longestEmail, newPasswordText.emailInvalid),
)

const newPassword = z
  .string(newPasswordText.tooShort)
  .min(shortestPassword, newPasswordText.tooShort)
  .max(longestPassword, newPasswordText.tooLong)

/** Both required; the email trimmed and in lower case (section 5). */
export const signInForm = z.object({
  email,
  password: z.string(signInText.passwordMissing).min(1, signInText.passwordMissing),
})

export const firstAdminForm = z.object({ email: realEmail, password: newPassword })

export const forgottenPasswordForm = z.object({ email: realEmail })

export const newPasswordForm = z.object({ password: newPassword })

export const changedPasswordForm = z.object({
  current: z.string(signInText.passwordMissing).min(1, signInText.passwordMissing),
  password: newPassword,
})
