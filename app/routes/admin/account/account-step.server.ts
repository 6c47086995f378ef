import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { accountCopy } from '~/domain/admins/account.copy'
import { tooManyAttemptsText } from '~/domain/admins/admins.copy'
import {
  confirmPassword,
  type PasswordRefusal,
} from '~/domain/admins/passwords/change-password.server'
import { errorCopy } from '~/forms/errors.copy'
import type { FieldErrors } from '~/forms/form'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'

export async function answerStep(step: () => Promise<{ errors?: FieldErrors }>): Promise<Response> {
  try {
    const answer = await step()
    return json(answer, answer.errors ? 422 : 200)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, field = 'password' } = error
    return json({ errors: { [field]: errorCopy[code] } }, statusOf[code])
  }
}

function json(answer: object, status: number): Response {
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

export async function passwordErrors(
  backend: Backend,
  admin: Admin,
  form: FormData,
): Promise<FieldErrors | undefined> {
  const refusal = await confirmPassword(backend, admin, textIn(form, 'password'))
  return refusal && { password: notConfirmedText(backend, refusal) }
}

export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

export function notConfirmedText({ clock }: Pick<Backend, 'clock'>, refusal: PasswordRefusal) {
  if (refusal.kind === 'wrong') return accountCopy.password.wrong
  const rounding = { roundingMethod: 'ceil' } as const
  return tooManyAttemptsText(differenceInMinutes(refusal.until, clock.now(), rounding))
}
