import { uploadedFile } from '~/domain/files/files.server'
import { recordingTypes, recordingUrl } from '~/domain/files/recordings'
import type { Route } from './+types/recording'
import { inlineRecording } from './attachment'
import { publicOrDraft } from './public-or-draft.server'

/** The recording of a lecture or an extract. */
export function loader({ params: { id }, context, request }: Route.LoaderArgs) {
  return publicOrDraft(context, request, async (backend, seen) => {
    const recording = await uploadedFile(backend, id, seen)
    if (!recording || !(recording.mimeType in recordingTypes)) return undefined
    const { path, size, mimeType, originalName } = recording
    return {
      path,
      size,
      contentType: mimeType,
      supportsRanges: true,
      normalizedUrl: recordingUrl(id, originalName),
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Disposition': inlineRecording(originalName, mimeType),
        'Content-Security-Policy': "sandbox; default-src 'none'",
      },
    }
  })
}
