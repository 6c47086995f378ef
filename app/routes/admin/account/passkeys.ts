import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { addPasskey, removePasskey, startPasskey } from '~/domain/admins/passkeys/passkeys.server'
import type { FieldErrors } from '~/forms/form'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/passkeys'
import { answerStep, passwordErrors, textIn } from './account-step.server'

export interface PasskeyAnswer {
  errors?: FieldErrors
  options?: PublicKeyCredentialCreationOptionsJSON
}

const maxNameLength = 60

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const intent = form.get('intent')
  return answerStep(async (): Promise<PasskeyAnswer> => {
    if (intent === 'add') {
      const userAgent = request.headers.get('User-Agent')
      const name = textIn(form, 'name').trim().slice(0, maxNameLength)
      await addPasskey(backend, admin, { name, response: textIn(form, 'answer').trim(), userAgent })
      return {}
    }
    const errors = await passwordErrors(backend, admin, form)
    if (errors) return { errors }
    if (intent !== 'remove') return { options: await startPasskey(backend, admin) }
    await removePasskey(backend, admin, textIn(form, 'id').trim())
    return {}
  })
}
