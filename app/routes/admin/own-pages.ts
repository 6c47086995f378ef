import { ownPages } from '~/domain/pages/own-pages.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/own-pages'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return Response.json(await ownPages(backend))
}
