import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { stopwatch } from '../../app/platform/runtime/clock'

/** A request that has ended, in whatever way. */
export interface EndedRequest {
  method: string
  /** Without its query, which may hold what was searched for, or a one-time code. */
  path: string
  /** 0 where the visitor went away before there was an answer. */
  status: number
  seconds: number
}

/** Tells of each request once it has ended. */
export function watchRequests(server: Server, tell: (ended: EndedRequest) => void): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const taken = stopwatch()
    response.once('close', () => {
      const { method = '', url = '' } = request
      const [path = ''] = url.split('?', 1)
      const status = response.headersSent ? response.statusCode : 0
      tell({ method, path, status, seconds: taken() })
    })
  })
}
