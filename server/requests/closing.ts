import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** The latest response on each open connection, if there was one. */
export type LatestAnswers = ReadonlyMap<Duplex, ServerResponse | undefined>

/**
 * Tracks the server's connections. Node itself would wait for connections that browsers opened in advance,
 * and for those whose request was answered before it was read completely.
 * @returns a function that stops the server: responses in progress finish, other connections are closed
 */
export function closing(server: Server): {
  close: () => Promise<void>
  latestAnswers: LatestAnswers
} {
  const answers = new Map<Socket, ServerResponse | undefined>()
  server.on('connection', (socket: Socket) => {
    answers.set(socket, undefined)
    socket.once('close', () => answers.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answers.set(socket, response)
  })

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const [socket, answer] of answers) {
        if (answer === undefined || answer.closed) socket.destroy()
        else answer.once('close', () => socket.destroySoon())
      }
    })

  return { close, latestAnswers: answers }
}
