import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { movingCopy } from '~/domain/moving/moving.copy'
import {
  askFollowing,
  FetchError,
  publicLookup,
  refusePrivateAddress,
  toFetchError,
  UnreachedError,
} from './fetch-file.server'

const withoutBody = new Set([204, 205, 304])

/**
 * A `fetch` for a client library, which checks each address at its connection, that of a redirect too. Only another
 * address of the same host is followed, since the request has a password. A library writes a thrown error to the console,
 * so `onEnd` gets it, and the library an answer that it repeats only if that may help.
 */
export function publicFetch(
  options: { allowPrivateHosts: boolean },
  onEnd: (failure: FetchError | undefined) => void,
): typeof fetch {
  return async (input, init) => {
    let failure: FetchError | undefined
    const request = new Request(input, init)
    const response = await answer(request, options).catch((error: Error) => {
      failure = toFetchError(error)
      return new Response(null, { status: failure instanceof UnreachedError ? 503 : 403 })
    })
    onEnd(failure)
    return response
  }
}

async function answer(request: Request, options: { allowPrivateHosts: boolean }) {
  const { method } = request
  const headers = Object.fromEntries(request.headers)
  const sent = { method, headers, ...(request.body && { body: await request.text() }) }
  const response = await askFollowing(request.url, { ...options, sent, isSameHostOnly: true })
  const { statusCode: status = 500, headers: answered } = response
  const bytes = await buffer(response)
  return new Response(withoutBody.has(status) ? null : new Uint8Array(bytes), {
    status,
    headers: { 'Content-Type': answered['content-type'] ?? '' },
  })
}

/** A connection of a database's client: it has no path, and its address is checked when it connects. */
export class PublicSocket extends Socket {
  override connect(port: unknown, host?: unknown): this {
    try {
      if (typeof port !== 'number' || typeof host !== 'string')
        throw new FetchError(movingCopy.privateHost)
      refusePrivateAddress(host)
      return super.connect({ port, host, lookup: publicLookup })
    } catch (error) {
      return this.destroy(error as Error)
    }
  }
}
