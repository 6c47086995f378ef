import { pressArchiveAt } from '~/domain/press/press-archive.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/press-kit'
import { fileAnswer, fileNotFound, movedOrUnavailable } from './file-answer.server'

export async function loader({ params, context }: Route.LoaderArgs) {
  const archive = await pressArchiveAt(context.get(backendContext), params.hash, params.name)
  if (!archive) return fileNotFound()
  if ('moved' in archive || 'unavailable' in archive) return movedOrUnavailable(archive)
  const { path, size, url: normalizedUrl, etag } = archive
  const file = { path, size, normalizedUrl, contentType: 'application/zip', supportsRanges: true }
  return fileAnswer(context, file, {
    ETag: etag,
    // Keeps caches from serving withdrawn content.
    'Cache-Control': 'no-cache',
    'Content-Disposition': `attachment; filename="${params.name}"`,
  })
}
