import fresh from 'fresh'
import { sharePictureAt } from '~/domain/share-pictures/share-picture.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/share-picture'
import { fileNotFound, movedOrUnavailable } from './file-answer.server'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const picture = await sharePictureAt(backend, params.hash, params['*'])
  if (!picture) return fileNotFound()
  if ('moved' in picture || 'unavailable' in picture) return movedOrUnavailable(picture)
  const { bytes, format, etag } = picture
  const cacheHeaders = {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Some services embed the shared picture directly from here.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  if (fresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers: cacheHeaders })
  const headers = {
    ...cacheHeaders,
    'Content-Type': `image/${format}`,
    'Content-Length': String(bytes.byteLength),
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}
