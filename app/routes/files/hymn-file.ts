import { type RecordingType, recordingTypes } from '~/domain/hymns/hymn-files'
import { hymnFile } from '~/domain/hymns/hymn-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/hymn-file'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'
import { rangeAnswer } from './range-answer.server'

const sandboxed = {
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cache-Control': 'no-cache',
}

/** A score, which is saved, or a recording, which is played, from any second of it. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  if (!/^[\w-]{1,64}$/.test(params.id)) return fileNotFound()
  const file = await hymnFile(backend, params.id)
  if (!file) return fileNotFound()
  const { path, size, mimeType: contentType, originalName } = file
  if (contentType === 'application/pdf') {
    return fileAnswer(
      backend,
      request,
      { path, size, contentType },
      {
        ...sandboxed,
        'Content-Disposition': attachment(originalName, 'pdf'),
      },
    )
  }
  const ending = recordingTypes[contentType as RecordingType]
  return rangeAnswer(
    backend,
    request,
    { path, size, contentType },
    {
      ...sandboxed,
      'Content-Disposition': attachment(originalName, ending).replace(/^attachment/, 'inline'),
    },
  )
}
