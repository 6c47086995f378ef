import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './servers.ts'

/** A proxy connection to a server that can be cut, slowed, frozen and restored. */
export interface CuttableProxy {
  port: number
  cut(): Promise<void>
  mend(): Promise<void>
  /** Keeps connections open without passing data on. */
  freeze(): void
  thaw(): void
  /** Passes each packet on after this time. */
  slow(milliseconds: number): void
  /** Ends all connections; the next ones are to this server. */
  pointTo(url: URL): void
}

/**
 * @param url the URL of a server, or of a PostgreSQL with a socket in the folder `host`
 * @param onSent called with what clients send, when it is passed on
 */
export async function proxyTo(
  url: URL,
  onSent: (packet: Buffer) => void = () => {},
): Promise<CuttableProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let target = url
  let delayMs = 0
  let thawing = Promise.withResolvers<void>()
  thawing.resolve()
  const passing = (onPassed = (_: Buffer) => {}) =>
    new Transform({
      async transform(packet, _, done) {
        if (delayMs > 0) await pause(delayMs)
        await thawing.promise
        done(null, packet)
        onPassed(packet)
      },
    })
  const server = createServer((client) => {
    const folder = target.searchParams.get('host')
    const targetPort = Number(target.port || 5432)
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.${targetPort}`)
      : connect(targetPort, target.hostname)
    for (const [from, to, passed] of [
      [client, upstream, onSent],
      [upstream, client, undefined],
    ] as const) {
      sockets.add(from)
      from.pipe(passing(passed)).pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const endConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await mend()
  return {
    port,
    mend,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      endConnections()
      await closed
    },
    freeze() {
      thawing = Promise.withResolvers()
    },
    thaw: () => thawing.resolve(),
    slow(milliseconds) {
      delayMs = milliseconds
    },
    pointTo(next) {
      target = next
      endConnections()
    },
  }
}
