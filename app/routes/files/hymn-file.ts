import { type RecordingType, recordingTypes } from '~/domain/hymns/hymn-files'
import { hymnFile, type StoredHymnFile } from '~/domain/hymns/hymn-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/hymn-file'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'
import { ofDraft } from './of-draft.server'
import { rangeAnswer } from './range-answer.server'

/** A score, which is saved, or a recording, which is played, from any second of it. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  if (!/^[\w-]{1,64}$/.test(params.id)) return fileNotFound()
  const file = await hymnFile(backend, params.id)
  if (file) {
    const answer = file.mimeType === pdf ? fileAnswer : rangeAnswer
    const headers = { ...headersOf(file), 'Cache-Control': 'no-cache' }
    return answer(backend, request, fileOf(file), headers)
  }
  return ofDraft(context, request, async (seeing, seen) => {
    const draft = await hymnFile(seeing, params.id, seen)
    return draft && { ...fileOf(draft), headers: headersOf(draft) }
  })
}

const pdf = 'application/pdf'

function fileOf({ path, size, mimeType: contentType }: StoredHymnFile) {
  return { path, size, contentType }
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
