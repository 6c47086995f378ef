import { servedSitemap } from '~/domain/sitemap/sitemap.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/sitemap'

/**
 * The current sitemap of the main domain. If it cannot be generated, search engines are asked to retry:
 * a partial sitemap would tell them that pages are gone.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  try {
    return new Response(await servedSitemap(backend), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8' },
    })
  } catch (error) {
    backend.log.error({ err: error }, 'the sitemap could not be made')
    return new Response('Sitemap kan ikke hentes lige nu. Prøv igen senere.\n', {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '30',
      },
    })
  }
}
