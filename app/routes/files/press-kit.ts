import { pressArchiveAt } from '~/domain/press/press-archive.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/press-kit'
import { fileAnswer, fileElsewhere, fileNotFound } from './file-answer.server'

/** The whole press kit as a ZIP file. Its URL contains a hash of its content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await pressArchiveAt(context.get(backendContext), params.hash, params.name)
  if (!found) return fileNotFound()
  if ('moved' in found || 'unavailable' in found) return fileElsewhere(found)
  const { path, size, url: normalizedUrl, etag } = found
  const file = { path, size, normalizedUrl, contentType: 'application/zip', supportsRanges: true }
  return fileAnswer(context, file, {
    ETag: etag,
    // Keeps caches from serving withdrawn content.
    'Cache-Control': 'no-cache',
    'Content-Disposition': `attachment; filename="${params.name}"`,
  })
}
