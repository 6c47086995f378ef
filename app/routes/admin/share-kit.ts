import { shareKit } from '~/domain/share-pictures/share-kit.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/share-kit'

/** `GET /admin/del?side=/nyheder/…`: the texts and pictures with which the author shares a public page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const path = new URL(request.url).searchParams.get('side') ?? ''
  const kit = await shareKit(context.get(backendContext), path)
  return kit ? Response.json(kit) : new Response(null, { status: 404 })
}
