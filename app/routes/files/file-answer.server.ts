import fresh from 'fresh'
import type { Backend } from '~/platform/backend.server'
import { streamBody } from '~/platform/stream-body.server'

export interface StoredFile {
  path: string
  contentType: string
  /** Bytes. */
  size: number
  /** The first and last byte, where only a part is wanted. */
  range?: { start: number; end: number }
}

const notKept = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }

/**
 * Answers with a file of the store, streamed. A file that cannot be read is logged and answered with
 * 503: the visitor's next try may succeed.
 */
export async function fileAnswer(
  backend: Backend,
  request: Request,
  file: StoredFile,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const headers = {
    'Content-Type': file.contentType,
    'Content-Length': String(file.range ? file.range.end - file.range.start + 1 : file.size),
    'X-Content-Type-Options': 'nosniff',
    ...extraHeaders,
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  try {
    const stream = await backend.files.read(file.path, file.range)
    return new Response(streamBody(stream), { headers })
  } catch (error) {
    backend.log.error({ err: error, file: file.path }, 'a stored file could not be read')
    return new Response('Filen kan ikke hentes lige nu. Prøv igen senere.', {
      status: 503,
      headers: { ...notKept, 'Retry-After': '30' },
    })
  }
}

export function fileNotFound(): Response {
  return new Response('Filen findes ikke.', { status: 404, headers: notKept })
}

/** Whether the browser says that it has the version of this tag already. */
export function isKnown(request: Request, etag: string): boolean {
  return fresh(Object.fromEntries(request.headers), { etag })
}
