import { currentAdmin, type RefusalBody } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/session'

/** Answers whether an admin is signed in. Requested before each save, so that no form is sent without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const headers = { 'Cache-Control': 'no-store' }
  if (await currentAdmin(backend, request)) return new Response(null, { status: 204, headers })
  const refusal: RefusalBody = { canMail: backend.mail !== undefined, isDenied: false }
  return Response.json(refusal, { status: 401, headers })
}
