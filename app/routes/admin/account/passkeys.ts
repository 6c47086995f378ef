import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { addPasskey, beginPasskey, removePasskey } from '~/domain/admins/passkeys/passkeys.server'
import { confirmPassword } from '~/domain/admins/passwords/confirm-password.server'
import { errorCopy } from '~/forms/errors.copy'
import type { FieldErrors } from '~/forms/form'
import { signedIn } from '~/platform/auth/session.server'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import type { Route } from './+types/passkeys'
import { notConfirmedText } from './not-confirmed'

/** The answer to each step of adding a passkey. */
export interface PasskeyAnswer {
  errors?: FieldErrors
  /** For the browser, which creates the passkey. */
  options?: PublicKeyCredentialCreationOptionsJSON
}

/** Adds a passkey: first the password, then the browser's response. Removes one, with the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const textIn = (name: string) => String(form.get(name) ?? '').trim()
  try {
    if (form.get('intent') === 'add') {
      const userAgent = request.headers.get('User-Agent')
      const name = textIn('name').slice(0, maxNameLength)
      await addPasskey(backend, admin, { name, answer: textIn('answer'), userAgent })
      return answer({})
    }
    const refused = await confirmPassword(backend, admin, String(form.get('password') ?? ''))
    if (refused) return answer({ errors: { password: notConfirmedText(backend, refused) } }, 422)
    if (form.get('intent') === 'remove') {
      await removePasskey(backend, admin, textIn('id'))
      return answer({})
    }
    return answer({ options: await beginPasskey(backend, admin) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return answer({ errors: { password: errorCopy[error.code] } }, statusOf[error.code])
  }
}

const maxNameLength = 60

function answer(content: PasskeyAnswer, status = 200): Response {
  return Response.json(content, { status, headers: { 'Cache-Control': 'no-store' } })
}
