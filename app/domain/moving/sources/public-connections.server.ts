import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { movingCopy } from '~/domain/moving/moving.copy'
import {
  ask,
  FetchError,
  publicLookup,
  refusePrivateAddress,
  toFetchError,
} from './fetch-file.server'

const maxMs = 60_000
const maxRedirects = 5
const withoutBody = new Set([204, 205, 304])

/**
 * A `fetch` for a client library, which checks each address at its connection, that of a redirect too. Only another
 * address of the same host is followed, since the request has a password. What fails is given to `onFailure`, since
 * libraries turn it into a text.
 */
export function publicFetch(
  options: { allowPrivateHosts: boolean },
  onFailure: (error: FetchError) => void,
): typeof fetch {
  return async (input, init) => {
    try {
      return await answer(new Request(input, init), options)
    } catch (error) {
      const failure = toFetchError(error as Error)
      onFailure(failure)
      throw failure
    }
  }
}

async function answer(request: Request, options: { allowPrivateHosts: boolean }) {
  const { method } = request
  const headers = Object.fromEntries(request.headers)
  const sent = { method, headers, ...(request.body && { body: await request.text() }) }
  let url = request.url
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await ask(url, options, AbortSignal.timeout(maxMs), sent)
    const { statusCode: status = 500, headers: answered } = response
    const { location } = answered
    if (status < 300 || status >= 400 || !location) {
      const bytes = await buffer(response)
      const body = withoutBody.has(status) ? null : new Uint8Array(bytes)
      return new Response(body, {
        status,
        headers: { 'Content-Type': answered['content-type'] ?? '' },
      })
    }
    response.destroy()
    const isSameHost =
      URL.canParse(location, url) && new URL(location, url).hostname === new URL(url).hostname
    if (!isSameHost) throw new FetchError(movingCopy.badAddress)
    url = new URL(location, url).href
  }
  throw new FetchError(movingCopy.tooManyRedirects)
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
