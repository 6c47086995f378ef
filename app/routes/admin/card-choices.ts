import { cardChoices } from '~/domain/rich-text/text-cards.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/card-choices'

/** The events and works that a text can have a card of. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return Response.json(await cardChoices(context.get(backendContext)))
}
