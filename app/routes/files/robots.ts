import { robotsTxt } from '~/domain/sitemap/sitemap'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/robots'

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsTxt(context.get(backendContext).siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
