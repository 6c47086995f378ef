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
  const cookies: string[] = []
  const response = await answerStep(async () => {
    const errors = await passwordErrors(backend, admin, form)
    if (errors) return { errors }
    const { cookies: sessionCookies = [], ...answer } = await changeTwoFactor(
      { backend, admin, headers: request.headers },
      form,
    )
    cookies.push(...sessionCookies)
    return answer
  })
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

async function changeTwoFactor(
  { backend, admin, headers }: { backend: Backend; admin: Admin; headers: Headers },
  form: FormData,
): Promise<TwoFactorAnswer & { cookies?: string[] }> {
  switch (form.get('intent')) {
    case 'begin':
      return { setup: startTwoFactor(backend, admin) }
    case 'turn-on': {
      const [sealed, code] = [textIn(form, 'sealed'), textIn(form, 'code')]
      return turnTwoFactorOn(backend, admin, { sealed, code, headers })
    }
    case 'renew':
      return { codes: await renewRecoveryCodes(backend, admin) }
    case 'turn-off':
      return { cookies: await turnTwoFactorOff(backend, admin, headers) }
    default:
      throw new DomainError('missing')
  }
}
