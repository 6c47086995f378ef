import type { SitemapData } from '~/domain/sitemap/sitemap'
import { sitemapCopy } from '~/domain/sitemap/sitemap.copy'
import { sitemapEntries } from '~/domain/sitemap/sitemap.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  try {
    return answer({ entries: await sitemapEntries(backend) })
  } catch (error) {
    backend.log.error({ err: error }, 'the data of the sitemap could not be read')
    return answer({ message: sitemapCopy.notLoaded }, 500)
  }
}

function answer(data: SitemapData, status = 200): Response {
  return Response.json(data, { status })
}
