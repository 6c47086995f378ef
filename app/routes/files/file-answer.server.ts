import { type RouterContextProvider, redirect } from 'react-router'
import { type FileBody, visitContext } from '~/platform/pages/visit.server'

export interface StoredFile extends Pick<FileBody, 'path' | 'size'> {
  contentType: string
  supportsRanges?: boolean
  /** The public URL under which it may be cached. Without it, access is checked on every request. */
  normalizedUrl?: string
}

const uncached = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }

/** Answers with a stored file, which the server streams (server/cache/stored-files.ts). */
export function fileAnswer(
  context: Readonly<RouterContextProvider>,
  { path, size, contentType, supportsRanges = false, normalizedUrl }: StoredFile,
  extraHeaders: Record<string, string>,
): Response {
  Object.assign(context.get(visitContext), { file: { path, size, supportsRanges }, normalizedUrl })
  return new Response(null, {
    headers: { 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff', ...extraHeaders },
  })
}

export function fileNotFound(): Response {
  return new Response('Filen findes ikke.', { status: 404, headers: uncached })
}

export function movedOrUnavailable(target: { moved: string } | { unavailable: true }): Response {
  const headers = { 'Cache-Control': 'no-store' }
  if ('moved' in target) return redirect(target.moved, { headers })
  return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '30' } })
}
