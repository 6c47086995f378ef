import { z } from 'zod'
import { oneLine, optionalEmail } from '~/forms/form-fields'
import { maxPasswordLength, minPasswordLength } from '~/platform/auth/rules'
import { newPasswordCopy, signInCopy } from './admins.copy'

const maxCodeLength = 40

const email = z
  .string(signInCopy.emailRequired)
  .transform((value) => oneLine(value).toLowerCase())
  .pipe(z.string().min(1, signInCopy.emailRequired))

const validEmail = email.refine(
  (value) => optionalEmail.safeParse(value).success,
  newPasswordCopy.emailInvalid,
)

const newPassword = z
  .string(newPasswordCopy.tooShort)
  .min(minPasswordLength, newPasswordCopy.tooShort)
  .max(maxPasswordLength, newPasswordCopy.tooLong)

export const signInForm = z.object({
  email,
  password: z.string(signInCopy.passwordRequired).min(1, signInCopy.passwordRequired),
  code: z.string().max(maxCodeLength, signInCopy.codeWrong).optional(),
})

export const firstAdminForm = z.object({ email: validEmail, password: newPassword })

export const forgottenPasswordForm = z.object({ email: validEmail })

export const newPasswordForm = z.object({ password: newPassword })

export const changedPasswordForm = z.object({
  current: z.string(signInCopy.passwordRequired).min(1, signInCopy.passwordRequired),
  password: newPassword,
})
