import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LatestAnswers } from './closing'
import { type Refusal, refuse, writtenOut } from './refusals'
import { refusalText } from './refusals.copy'

/** Node's error codes; all others get 400. */
const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: refusalText.slow },
  HPE_HEADER_OVERFLOW: { status: 431, reason: refusalText.longHeaders },
}
const broken: Refusal = { status: 400, reason: refusalText.broken }

/** Responds to requests that Node cannot parse, in Danish and with the usual headers. */
export function answerUnreadableRequests(
  server: Server,
  latestAnswers: LatestAnswers,
  security: Record<string, string>,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = latestAnswers.get(socket)
    const isUnderWay = answer !== undefined && !answer.closed
    if (!socket.writable || (isUnderWay && answer.headersSent)) return socket.destroy()
    const refusal = refusals[error.code ?? ''] ?? broken
    socket.end(writtenOut(refusal, security), () => socket.destroy())
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) =>
    refuse(response, { status: 417, reason: refusalText.expectation }, security),
  )
  server.on('connect', (_: IncomingMessage, socket: Duplex) =>
    socket.end(writtenOut({ status: 405, reason: refusalText.method }, security)),
  )
}
