import { sitemapXml } from '~/domain/sitemap/sitemap'
import { sitemapEntries } from '~/domain/sitemap/sitemap.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/sitemap'
import { generatedAnswer } from './generated-answer.server'

/** The current sitemap of the main domain. */
export function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  return generatedAnswer(context, async () => ({
    type: 'application/xml',
    text: sitemapXml(await sitemapEntries(backend), backend.siteUrl),
  }))
}
