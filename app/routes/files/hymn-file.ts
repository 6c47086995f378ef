import { hymnFileUrl, type RecordingType, recordingTypes } from '~/domain/hymns/files/hymn-files'
import { hymnFile, type StoredHymnFile } from '~/domain/hymns/files/hymn-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/hymn-file'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'
import { ofDraft } from './of-draft.server'

/** A score, sent as a download, or a recording, which supports range requests. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  if (!/^[\w-]{1,64}$/.test(params.id)) return fileNotFound()
  const file = await hymnFile(backend, params.id)
  if (file) {
    const ownUrl = hymnFileUrl(params.id, file.originalName)
    const headers = { ...headersOf(file), 'Cache-Control': 'no-cache' }
    return fileAnswer(context, { ...fileOf(file), ownUrl }, headers)
  }
  return ofDraft(context, request, async (seeing, seen) => {
    const draft = await hymnFile(seeing, params.id, seen)
    return draft && { ...fileOf(draft), headers: headersOf(draft) }
  })
}

const pdf = 'application/pdf'

function fileOf({ path, size, mimeType: contentType }: StoredHymnFile) {
  return { path, size, contentType, inParts: contentType !== pdf }
}

function headersOf({ originalName, mimeType }: StoredHymnFile) {
  const disposition =
    mimeType === pdf
      ? attachment(originalName, 'pdf')
      : attachment(originalName, recordingTypes[mimeType as RecordingType]).replace(
          /^attachment/,
          'inline',
        )
  return {
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Disposition': disposition,
  }
}
