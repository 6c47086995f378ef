import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'

/** Alternating names and values, which Node writes without checking each. */
type RawHeaders = string[]

interface Encoded {
  headers: RawHeaders
  body: Buffer
}

export interface EncodedResponse {
  status: number
  etag: string
  headers: RawHeaders
  /** With ETag and Vary, without length and encoding. */
  sentHeaders: RawHeaders
  notModified: RawHeaders
  encodings: { identity: Encoded; br?: Encoded; gzip?: Encoded }
  isCompressible: boolean
  pending: { br?: Promise<Encoded>; gzip?: Promise<Encoded>; again?: Promise<void> }
}

type Encoding = 'br' | 'gzip' | 'identity'

/** The supported encodings, best first. The order decides if the client has no preference. */
const supportedEncodings: Encoding[] = ['br', 'gzip', 'identity']

/** Browsers send only a few different headers, and parsing one takes longer than sending a cached page. */
const knownEncodings = new Map<string, Encoding>()
const maxKnownEncodings = 100

const compressible = /^(text\/|application\/([\w.-]+\+)?(json|javascript|xml|manifest)|image\/svg)/
const worthCompressing = 512
const vary = ['Vary', 'Accept-Encoding']
/**
 * Brotli's 0 to 11: more is smaller and slower. A page that is sent a second time is cached, and is
 * compressed again with the highest effort: most pages then fit into the first packets of a connection.
 */
const effort = { first: 5, again: 11 }
/** A larger body would occupy a thread for more than a quarter of a second. */
const maxBytesAgain = 250_000

/**
 * @param headers without length, encoding and ETag, which are computed here
 * @param forCaches headers that a cache in front reads, and that change while the page does not
 */
export function encodeResponse(
  status: number,
  headers: RawHeaders,
  body: Buffer,
  precompressed: { br?: Buffer; gzip?: Buffer } = {},
  forCaches: RawHeaders = [],
): EncodedResponse {
  const hash = createHash('sha256').update(headers.join('\n')).update('\n\n').update(body)
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  const added = [...forCaches, 'ETag', etag, ...vary]
  const sentHeaders = [...headers, ...added]
  return {
    status,
    etag,
    headers,
    sentHeaders,
    // The browser has the other headers with its copy, and the ETag shows that they are unchanged.
    notModified: [...headersNamed(headers, 'cache-control'), ...added],
    encodings: {
      identity: encodeBody(sentHeaders, body),
      br: precompressed.br && encodeBody(sentHeaders, precompressed.br, 'br'),
      gzip: precompressed.gzip && encodeBody(sentHeaders, precompressed.gzip, 'gzip'),
    },
    isCompressible:
      body.length >= worthCompressing &&
      compressible.test(headersNamed(headers, 'content-type')[1] ?? ''),
    pending: {},
  }
}

export function pairs(raw: RawHeaders): [string, string][] {
  const all: [string, string][] = []
  for (let at = 0; at < raw.length; at += 2) all.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return all
}

function headersNamed(headers: RawHeaders, name: string): RawHeaders {
  const index = headers.findIndex((entry, index) => index % 2 === 0 && entry.toLowerCase() === name)
  return index < 0 ? [] : headers.slice(index, index + 2)
}

function encodeBody(sentHeaders: RawHeaders, body: Buffer, encoding?: 'br' | 'gzip'): Encoded {
  const headers = [...sentHeaders, 'Content-Length', String(body.length)]
  if (encoding) headers.push('Content-Encoding', encoding)
  return { headers, body }
}

export function send(request: IncomingMessage, response: ServerResponse, answer: EncodedResponse) {
  if (answer.status === 200 && fresh(request.headers, { etag: answer.etag })) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const accepted = answer.isCompressible ? request.headers['accept-encoding'] : undefined
  const encoding = accepted === undefined ? 'identity' : acceptedEncoding(accepted)
  const encoded = answer.encodings[encoding]
  if (!encoded) {
    void sendCompressed(response, answer, encoding as 'br' | 'gzip')
    return
  }
  // Node does not send the body to a HEAD request.
  response.writeHead(answer.status, encoded.headers).end(encoded.body)
  if (encoding === 'br') compressAgain(answer)
}

async function sendCompressed(
  response: ServerResponse,
  answer: EncodedResponse,
  encoding: 'br' | 'gzip',
) {
  answer.pending[encoding] ??= compress(answer, encoding)
  const encoded = await answer.pending[encoding].catch(() => answer.encodings.identity)
  answer.encodings[encoding] = encoded
  response.writeHead(answer.status, encoded.headers).end(encoded.body)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(answer: EncodedResponse, encoding: 'br' | 'gzip', quality = effort.first) {
  const { body } = answer.encodings.identity
  const compressed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await zip(body)
  return encodeBody(answer.sentHeaders, compressed, encoding)
}

/** Leaves bodies that came compressed as they are. */
function compressAgain(answer: EncodedResponse) {
  const { pending, encodings } = answer
  if (pending.br === undefined || encodings.identity.body.length > maxBytesAgain) return
  pending.again ??= compress(answer, 'br', effort.again).then(
    (smaller) => {
      encodings.br = smaller
    },
    () => undefined,
  )
}

function acceptedEncoding(header: string): Encoding {
  const cached = knownEncodings.get(header)
  if (cached !== undefined) return cached
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const encoding =
    negotiator.encoding(supportedEncodings, { preferred: supportedEncodings }) ?? 'identity'
  if (knownEncodings.size >= maxKnownEncodings) knownEncodings.clear()
  knownEncodings.set(header, encoding)
  return encoding
}
