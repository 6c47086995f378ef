import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { stopwatch } from '../../app/platform/runtime/clock'

/** A finished or aborted request. */
export interface EndedRequest {
  method: string
  /** Without the query, which may contain search terms or a one-time code. */
  path: string
  /** 0 if the client disconnected before a response. */
  status: number
  seconds: number
}

/** Reports each request when it ends. */
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
