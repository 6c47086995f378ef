import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReaderCounter } from '../app/domain/readers/reader-counter.server'

/** Answers the reports of browsers that have loaded a page, while the author wants them. */
export function loadReports(
  readers: ReaderCounter | undefined,
  security: Record<string, string>,
  isAccepted: (request: IncomingMessage) => boolean,
) {
  return {
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (!readers?.isReport(request.url as string)) return false
      if (isAccepted(request)) readers.countLoaded(request)
      response.writeHead(204, { ...security, 'Cache-Control': 'no-store' }).end()
      return true
    },
  }
}
