import { vi } from 'vitest'

/** Answers a request. If it throws, the connection is lost. */
type Answer = (request: Request) => Response | Promise<Response>

/**
 * Replaces the server for `fetch`. Answers by path; other paths are not found, but the session is valid. The
 * returned array gets each request.
 */
export function interceptRequests(answers: Record<string, Answer> = {}): Request[] {
  const requests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const known: Record<string, Answer> = { '/admin/session': session, ...answers }
    const answer = (known[new URL(request.url).pathname] ?? notFound)(request.clone())
    const cancelled = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([answer, cancelled])
  })
  return requests
}

function session(): Response {
  return Response.json({})
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}
