import { findItems } from '~/domain/item-search/item-search.server'
import { listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/search'

/** `GET /admin/soeg?q=…`: the items that the search of the back-office offers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  return Response.json(await findItems(context.get(backendContext), listQueryOf(request)))
}
