import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Env } from '../../app/platform/runtime/env.server'
import { uploadLimit } from '../../app/platform/uploads/body-limit'
import { formLimit, isFormType } from './form-body'
import type { Refusal } from './refusals'
import { refusalText } from './refusals.copy'

/** No page, form or upload uses another; the router would run a form's action for PUT, PATCH and DELETE too. */
const allowedMethods = new Set(['GET', 'HEAD', 'POST'])

/** In bytes. The router scans a run of slashes once per slash: 15,000 take a third of a second. */
const maxPathLength = 4000

/** PostgreSQL refuses texts that contain U+0000, and no id or slug does. */
const nullInPath = /^[^?]*%00/

/** Load balancers and orchestrators request these by IP or by the name of a service. */
const probes = new Set(['/livez', '/readyz'])

/** Runs before routing (docs/quality.md, "Safe": cross-site requests). */
export function guard(env: Pick<Env, 'siteUrl' | 'stagingUrl' | 'port'>) {
  const names = ['localhost', '127.0.0.1', '[::1]']
  const localOrigins = names.map((name) => `http://${name}:${env.port}`)
  const siteOrigins = [env.siteUrl, env.stagingUrl].filter((origin) => origin !== undefined)
  // An https site does not trust localhost, where another program on the visitor's machine may listen.
  const origins = new Set(
    env.siteUrl.startsWith('https:') ? siteOrigins : [...siteOrigins, ...localOrigins],
  )
  const hosts = new Set([...siteOrigins, ...localOrigins].flatMap(hostsOf))

  return (request: IncomingMessage): Refusal | undefined => {
    const method = request.method ?? ''
    if (!allowedMethods.has(method)) return { status: 405, reason: refusalText.method }
    const refusal = hostRefusal(request, hosts)
    if (refusal) return refusal
    if (!request.url?.startsWith('/') || nullInPath.test(request.url)) {
      return { status: 400, reason: refusalText.url }
    }
    if (request.url.length > maxPathLength) return { status: 414, reason: refusalText.longUrl }
    if (isReading(request)) return undefined
    return writeRefusal(request, origins)
  }
}

function writeRefusal(request: IncomingMessage, origins: Set<string>): Refusal | undefined {
  if (isOneClick(request)) return lengthRefusal(request, maxOneClickBytes)
  if (!isSameOrigin(request, origins)) return { status: 403, reason: refusalText.crossSite }
  return bodyRefusal(request)
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Mail programs sign a reader off with a POST without session, cookie and origin (RFC 8058). The token in the path is
 * what allows it, so that a page of another site gains nothing by sending one.
 */
function isOneClick({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && oneClickPath.test(url)
}

const oneClickPath = /^\/brev\/afmeld\/[\w-]{1,64}\.(?!data$)[\w-]{1,64}$/
const maxOneClickBytes = 10_000

function lengthRefusal({ headers }: IncomingMessage, max: number): Refusal | undefined {
  const length = headers['content-length']
  if (length === undefined || headers['transfer-encoding'] !== undefined) {
    return { status: 411, reason: refusalText.unmeasured }
  }
  return Number(length) > max ? { status: 413, reason: refusalText.tooLarge } : undefined
}

function bodyRefusal(request: IncomingMessage): Refusal | undefined {
  const { url = '', headers } = request
  const uploadMax = uploadLimit(url)
  const refusal = lengthRefusal(request, uploadMax ?? formLimit(url))
  if (refusal) return refusal
  const size = Number(headers['content-length'])
  if (size > 0 && uploadMax === undefined && !isFormType(headers['content-type'] ?? '')) {
    return { status: 415, reason: refusalText.noForm }
  }
  return undefined
}

/** The host as browsers send it, and with the default port. */
function hostsOf(origin: string): string[] {
  const { host, port, protocol } = new URL(origin)
  if (port !== '') return [host]
  return [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}

function hostRefusal(request: IncomingMessage, hosts: Set<string>): Refusal | undefined {
  if (isReading(request) && probes.has(request.url ?? '')) return undefined
  // Node uses the first of several; a proxy may use the other.
  const [host, ...others] = request.headersDistinct.host ?? []
  if (host === undefined || others.length > 0) {
    return { status: 400, reason: refusalText.oneHost }
  }
  return isOurHost(host, hosts) ? undefined : { status: 421, reason: refusalText.host }
}

/** An IP address cannot be taken over through DNS; any other name must be ours. */
function isOurHost(host: string, hosts: Set<string>): boolean {
  if (hosts.has(host.toLowerCase())) return true
  const name = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || isIP(name) > 0
}

function isSameOrigin({ headers }: IncomingMessage, origins: Set<string>): boolean {
  const { origin } = headers
  // The router throws on an origin that is not a URL.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return false
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  return origin !== undefined && origins.has(origin)
}
