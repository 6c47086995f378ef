import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

export type LatestResponses = ReadonlyMap<Duplex, ServerResponse | undefined>

/**
 * Node itself would wait for connections that browsers opened in advance, and for those whose
 * request was answered before it was read completely. `close` lets responses in progress finish.
 */
export function trackConnections(server: Server): {
  close: () => Promise<void>
  latestResponses: LatestResponses
} {
  const responses = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    responses.set(socket, undefined)
    socket.once('close', () => responses.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response)
  })

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const [socket, response] of responses) {
        if (response === undefined || response.closed) socket.destroy()
        else response.once('close', () => socket.destroySoon())
      }
    })

  return { close, latestResponses: responses }
}
