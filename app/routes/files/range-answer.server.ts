import type { Backend } from '~/platform/backend.server'
import { fileAnswer, type StoredFile } from './file-answer.server'

/**
 * Answers with a file of the store, or with the part of it that is asked for: browsers play nothing
 * from its middle otherwise. Several ranges at once, which no player asks for, get the whole file.
 */
export async function rangeAnswer(
  backend: Backend,
  request: Request,
  file: StoredFile,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const headers = { ...extraHeaders, 'Accept-Ranges': 'bytes' }
  const range = rangeOf(request.headers.get('Range'), file.size)
  if (range === undefined) return fileAnswer(backend, request, file, headers)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${file.size}`, 'Cache-Control': 'no-store' },
    })
  }
  const answer = await fileAnswer(backend, request, { ...file, range }, headers)
  if (answer.status !== 200) return answer
  answer.headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  return new Response(answer.body, { status: 206, headers: answer.headers })
}

/** The first and last byte asked for; undefined where all of it is. */
export function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
