import { galleryChoices } from '~/domain/images/gallery/gallery.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/choices'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return Response.json(await galleryChoices(backend))
}
