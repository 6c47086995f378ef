import { signedIn } from '~/platform/auth/session.server'
import { zipStream } from '~/platform/files/zip-stream.server'
import { readAsVisitorContext, staticSite } from '~/platform/static-site/static-site.server'
import type { Route } from './+types/public-site'
import { zipResponse } from './zip-response.server'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const { clock, siteUrl } = backend
  const site = await staticSite(context.get(readAsVisitorContext), siteUrl, request.signal)
  const zip = () => zipStream(site.files, clock.now())
  return zipResponse(site, { zip, name: 'offentlig-side', clock, signal: request.signal })
}
