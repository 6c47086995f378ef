import { cardChoices } from '~/domain/rich-text/text-cards.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/card-choices'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return Response.json(await cardChoices(backend))
}
