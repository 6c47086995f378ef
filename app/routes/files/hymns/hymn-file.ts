import { hymnFileUrl, type RecordingType, recordingTypes } from '~/domain/hymns/files/hymn-files'
import { hymnFile } from '~/domain/hymns/files/hymn-files.server'
import { attachment } from '~/routes/files/attachment'
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
        'Content-Disposition': dispositionOf(originalName, mimeType),
      },
    }
  })
}

const pdf = 'application/pdf'

function dispositionOf(originalName: string, mimeType: string): string {
  if (mimeType === pdf) return attachment(originalName, 'pdf')
  const extension = recordingTypes[mimeType as RecordingType]
  return attachment(originalName, extension).replace(/^attachment/, 'inline')
}
