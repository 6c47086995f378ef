import { publicRendition } from '~/domain/images/image-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/rendition'
import { fileAnswer, isKnown } from './file-answer.server'
import { ofDraft } from './of-draft.server'

/** A derived picture. Its URL names its content, so a browser never has to ask for it twice. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { hash, file } = params
  const rendition = await publicRendition(backend, hash, file)
  if (!rendition) {
    return ofDraft(context, request, (backend, seen) => publicRendition(backend, hash, file, seen))
  }
  const etag = `"${params.hash}-${params.file}"`
  const caching = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: caching })
  return fileAnswer(backend, request, rendition, caching)
}
