import { shareKit } from '~/domain/share-pictures/share-picture.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/share-kit'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const path = new URL(request.url).searchParams.get('side') ?? ''
  const kit = await shareKit(backend, path)
  return kit ? Response.json(kit) : new Response(null, { status: 404 })
}
