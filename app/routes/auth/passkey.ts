import { passkeyOptions, signInWithPasskey } from '~/domain/admins/passkeys/passkey-sign-in.server'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import type { Route } from './+types/passkey'
import { answerAttempt } from './sign-in-answer'

export async function loader({ context }: Route.LoaderArgs) {
  context.get(visitContext).isPrivate = true
  const options = await passkeyOptions(context.get(backendContext))
  return Response.json(options, { headers: { 'Cache-Control': 'no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const visit = context.get(visitContext)
  visit.isPrivate = true
  const form = await request.formData()
  const response = String(form.get('answer') ?? '')
  const { headers } = request
  const attempt = { response, headers, ip: visit.clientIp }
  return answerAttempt(backend, () => signInWithPasskey(backend, attempt))
}
