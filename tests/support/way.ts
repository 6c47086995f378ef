import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './servers.ts'

/** A way to a server that can be cut and mended. */
export interface Way {
  port: number
  cut(): Promise<void>
  mend(): Promise<void>
}

/** @param url of a server, or of a PostgreSQL that is reached by a socket in the folder `host` */
export async function wayTo(url: URL): Promise<Way> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const folder = url.searchParams.get('host')
    const target = Number(url.port || 5432)
    const far = folder ? connect(`${folder}/.s.PGSQL.${target}`) : connect(target, url.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
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
  return { port, cut, mend }
}
