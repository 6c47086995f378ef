import { galleryChoices } from '~/domain/images/gallery/gallery.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/choices'

/** The press pictures, for a form that offers them. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return Response.json(await galleryChoices(context.get(backendContext)))
}
