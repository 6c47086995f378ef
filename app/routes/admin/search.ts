import { findItems } from '~/domain/item-search/item-search.server'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/search'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return Response.json(await findItems(backend, listQueryOf(request)))
}
