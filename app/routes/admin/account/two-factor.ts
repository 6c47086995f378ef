import { endOtherSessions } from '~/domain/admins/sessions.server'
import {
  type AuthenticatorSetup,
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from '~/domain/admins/two-factor/two-factor.server'
import type { FieldErrors } from '~/forms/form'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { Route } from './+types/two-factor'
import { answerStep, passwordErrors, textIn } from './account-step.server'

export interface TwoFactorAnswer {
  errors?: FieldErrors
  setup?: AuthenticatorSetup
  codes?: string[]
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  return answerStep(async () => {
    const errors = await passwordErrors(backend, admin, form)
    if (errors) return { errors }
    const answer = await changeTwoFactor(backend, admin, form)
    const intent = form.get('intent')
    if (intent === 'turn-on' || intent === 'turn-off') {
      await endOtherSessions(backend, admin, request.headers)
    }
    return answer
  })
}

async function changeTwoFactor(
  backend: Backend,
  admin: Admin,
  form: FormData,
): Promise<TwoFactorAnswer> {
  switch (form.get('intent')) {
    case 'begin':
      return { setup: startTwoFactor(backend, admin) }
    case 'turn-on': {
      const confirmation = { sealed: textIn(form, 'sealed'), code: textIn(form, 'code') }
      return { codes: await turnTwoFactorOn(backend, admin, confirmation) }
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
