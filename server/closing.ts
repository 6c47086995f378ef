import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const sweepEvery = 100

/**
 * Watches over the server's connections. Browsers open some in advance, which Node does not count as
 * idle and would wait for.
 * @returns what ends the server: the answers under way finish, every other connection is closed.
 */
export function closing(server: Server): () => Promise<void> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))

  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of unused) socket.destroy()
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery)
    await closed
    clearInterval(sweep)
  }
}
