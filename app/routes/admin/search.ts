import { findItems } from '~/domain/item-search/item-search.server'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/search'

/** `GET /admin/soeg?q=…`: the items that the search of the back-office finds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return Response.json(await findItems(backend, listQueryOf(request)))
}
