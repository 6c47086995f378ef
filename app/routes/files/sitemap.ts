import { servedSitemap } from '~/domain/sitemap/sitemap.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/sitemap'
import { generatedAnswer } from './generated-answer.server'

/** The current sitemap of the main domain. */
export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async () => ({
    type: 'application/xml',
    text: await servedSitemap(context.get(backendContext)),
  }))
}
