import { hymnFileUrl } from '~/domain/hymns/files/hymn-files'
import { hymnFile } from '~/domain/hymns/files/hymn-files.server'
import { attachment, inlineRecording } from '~/routes/files/attachment'
import { publicOrDraft } from '~/routes/files/public-or-draft.server'
import type { Route } from './+types/hymn-file'

export function loader({ params: { id }, context, request }: Route.LoaderArgs) {
  return publicOrDraft(context, request, async (backend, seen) => {
    const file = await hymnFile(backend, id, seen)
    if (!file) return undefined
    const { path, size, mimeType, originalName } = file
    return {
      path,
      size,
      contentType: mimeType,
      supportsRanges: mimeType !== pdf,
      normalizedUrl: hymnFileUrl(id, originalName),
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Content-Disposition':
          mimeType === pdf
            ? attachment(originalName, 'pdf')
            : inlineRecording(originalName, mimeType),
      },
    }
  })
}

const pdf = 'application/pdf'
