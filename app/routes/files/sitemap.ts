import { sitemapXml } from '~/domain/sitemap/sitemap'
import { sitemapEntries } from '~/domain/sitemap/sitemap.server'
import type { Route } from './+types/sitemap'
import { generatedAnswer } from './generated-answer.server'

export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async (backend) => ({
    type: 'application/xml',
    text: sitemapXml(await sitemapEntries(backend), backend.siteUrl),
  }))
}
