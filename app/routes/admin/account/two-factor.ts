import { confirmPassword } from '~/domain/admins/passwords/confirm-password.server'
import {
  beginTwoFactor,
  renewRecoveryCodes,
  type Setup,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '~/domain/admins/two-factor/two-factor.server'
import { errorCopy } from '~/forms/errors.copy'
import type { FieldErrors } from '~/forms/form'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import type { Route } from './+types/two-factor'
import { notConfirmedText } from './not-confirmed'

/** The answer to each step of setting up two-factor sign-in. */
export interface TwoFactorAnswer {
  errors?: FieldErrors
  setup?: Setup
  /** New recovery codes, returned only once. */
  codes?: string[]
}

/** Turns two-factor sign-in on and off, each time with the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  try {
    const refused = await confirmPassword(backend, admin, textIn(form, 'password'))
    if (refused) return answer({ errors: { password: notConfirmedText(backend, refused) } }, 422)
    return answer(await change(backend, admin, form))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, field = 'password' } = error
    return answer({ errors: { [field]: errorCopy[code] } }, statusOf[code])
  }
}

async function change(backend: Backend, admin: Admin, form: FormData): Promise<TwoFactorAnswer> {
  switch (form.get('intent')) {
    case 'begin':
      return { setup: beginTwoFactor(backend, admin) }
    case 'turn-on': {
      const given = { sealed: textIn(form, 'sealed'), code: textIn(form, 'code') }
      return { codes: await turnTwoFactorOn(backend, admin, given) }
    }
    case 'renew':
      return { codes: await renewRecoveryCodes(backend, admin) }
    case 'turn-off':
      await turnTwoFactorOff(backend, admin)
      return {}
    default:
      throw new DomainError('missing')
  }
}

function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

function answer(content: TwoFactorAnswer, status = 200): Response {
  return Response.json(content, { status, headers: { 'Cache-Control': 'no-store' } })
}
