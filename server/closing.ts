import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Watches over the server's connections: Node itself would wait for those that browsers opened in
 * advance, and for those whose request was answered before it had been read.
 * @returns what ends the server: the answers under way finish, every other connection is closed.
 */
export function closing(server: Server): () => Promise<void> {
  /** The latest answer on each connection. */
  const answers = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response)
  })

  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const [socket, answer] of answers) {
        if (answer === undefined || answer.closed) socket.destroy()
        else answer.once('close', () => socket.destroySoon())
      }
    })
}
