import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './servers.ts'

/** A proxy connection to a server that can be cut, frozen and restored. */
export interface CuttableProxy {
  port: number
  cut(): Promise<void>
  mend(): Promise<void>
  /** Keeps connections open without passing data on. */
  freeze(): void
  thaw(): void
}

/** @param url the URL of a server, or of a PostgreSQL with a socket in the folder `host` */
export async function proxyTo(url: URL): Promise<CuttableProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const pairs: (readonly [Socket, Socket])[] = []
  let isFrozen = false
  const server = createServer((client) => {
    const folder = url.searchParams.get('host')
    const target = Number(url.port || 5432)
    const upstream = folder
      ? connect(`${folder}/.s.PGSQL.${target}`)
      : connect(target, url.hostname)
    const directions = [[client, upstream] as const, [upstream, client] as const]
    pairs.push(...directions)
    for (const [from, to] of directions) {
      sockets.add(from)
      if (!isFrozen) from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  const mend = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await mend()
  const freeze = () => {
    isFrozen = true
    for (const [from, to] of pairs) from.unpipe(to)
  }
  const thaw = () => {
    isFrozen = false
    for (const [from, to] of pairs) from.pipe(to)
  }
  return { port, cut, mend, freeze, thaw }
}
