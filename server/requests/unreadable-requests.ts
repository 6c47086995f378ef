import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LatestResponses } from './connections'
import { type Refusal, rawResponse, refuse } from './refusals'
import { refusalText } from './refusals.copy'

/** Node's error codes; all others get 400. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: refusalText.slow },
  HPE_HEADER_OVERFLOW: { status: 431, reason: refusalText.longHeaders },
}
const badRequest: Refusal = { status: 400, reason: refusalText.broken }

export function answerUnreadableRequests(
  server: Server,
  latestAnswers: LatestResponses,
  security: Record<string, string>,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = latestAnswers.get(socket)
    const isInProgress = answer !== undefined && !answer.closed
    if (!socket.writable || (isInProgress && answer.headersSent)) return socket.destroy()
    const refusal = refusals[error.code ?? ''] ?? badRequest
    socket.end(rawResponse(refusal, security), () => socket.destroy())
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refuse(response, { status: 417, reason: refusalText.expectation }, security),
  )
  server.on('connect', (_: IncomingMessage, socket: Duplex) =>
    socket.end(rawResponse({ status: 405, reason: refusalText.method }, security)),
  )
}
