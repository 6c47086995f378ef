import { readSheet } from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { sheetScores } from '~/domain/hymns/song-sheet/song-sheet.server'
import { backendContext } from '~/platform/backend.server'
import { streamBody } from '~/platform/files/stream-body.server'
import { zipStream } from '~/platform/files/zip-stream.server'
import { attachment } from '~/routes/files/attachment'
import { fileNotFound } from '~/routes/files/file-answer.server'
import type { Route } from './+types/sheet-scores'

export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { entries, title } = readSheet(new URL(request.url).searchParams)
  const scores = await sheetScores(backend, entries)
  if (scores.length === 0) return fileNotFound()
  const { size, stream } = await zipStream(scores, backend.clock.now())
  return new Response(streamBody(stream), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': attachment(title || songSheetCopy.scoresFile, 'zip'),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
