import { currentAdmin, type RefusalBody } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/session'

/** Whether an admin is signed in; asked before each save, so that no form is sent without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const headers = { 'Cache-Control': 'no-store' }
  if (await currentAdmin(backend, request)) return new Response(null, { status: 204, headers })
  const refused: RefusalBody = { canMail: backend.mail !== undefined, isDenied: false }
  return Response.json(refused, { status: 401, headers })
}
