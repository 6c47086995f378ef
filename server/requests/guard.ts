import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Env } from '../../app/platform/runtime/env.server'
import { uploadLimit } from '../../app/platform/uploads/body-limit'
import { formLimit, isFormType } from './form-body'
import type { Refusal } from './refusals'
import { refusalText } from './refusals.copy'

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const reading = new Set(['GET', 'HEAD'])

/**
 * In bytes. A title of 300 letters is half of it; of 15,000 slashes the router would make a third of
 * a second of work, since it looks through each run once for each of its slashes.
 */
const maxPathLength = 4000

/**
 * The one guard before routing: the host must be ours, and what changes something must come from
 * our own pages (docs/quality.md, "Safe": cross-site requests).
 */
export function guard(env: Pick<Env, 'siteUrl' | 'stagingUrl' | 'port'>) {
  const names = ['localhost', '127.0.0.1', '[::1]']
  const local = names.map((name) => `http://${name}:${env.port}`)
  const own = [env.siteUrl, env.stagingUrl].filter((origin) => origin !== undefined)
  // Another program on the visitor's own machine may be at localhost: an https site does not trust it.
  const origins = new Set(env.siteUrl.startsWith('https:') ? own : [...own, ...local])
  const hosts = new Set([...own, ...local].flatMap(hostsOf))

  return (request: IncomingMessage): Refusal | undefined => {
    const method = request.method ?? ''
    if (!known.has(method)) return { status: 405, reason: refusalText.method }
    const foreign = hostRefusal(request, hosts)
    if (foreign) return foreign
    if (!request.url?.startsWith('/')) return { status: 400, reason: refusalText.url }
    if (request.url.length > maxPathLength) return { status: 414, reason: refusalText.longUrl }
    if (reading.has(method)) return undefined
    if (!sameOrigin(request, origins)) return { status: 403, reason: refusalText.crossSite }
    return unfitBody(request)
  }
}

/**
 * What is sent has to say how large it is before it is read, be no larger than is taken there, and
 * be a form where it is no upload.
 */
function unfitBody({ method, url = '', headers }: IncomingMessage): Refusal | undefined {
  const length = headers['content-length']
  const unmeasured = length === undefined && method !== 'DELETE'
  if (unmeasured || headers['transfer-encoding'] !== undefined) {
    return { status: 411, reason: refusalText.unmeasured }
  }
  const size = Number(length ?? 0)
  const forUpload = uploadLimit(url)
  if (size > (forUpload ?? formLimit(url))) return { status: 413, reason: refusalText.tooLarge }
  if (size > 0 && forUpload === undefined && !isFormType(headers['content-type'] ?? '')) {
    return { status: 415, reason: refusalText.noForm }
  }
  return undefined
}

/** As browsers write it, and with the port that goes without saying. */
function hostsOf(origin: string): string[] {
  const { host, port, protocol } = new URL(origin)
  if (port !== '') return [host]
  return [host, `${host}:${protocol === 'https:' ? 443 : 80}`]
}

/** Node takes the first, and what stands in front of us perhaps the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function hostRefusal(request: IncomingMessage, hosts: Set<string>): Refusal | undefined {
  const { host } = request.headers
  if (host === undefined || hasTwoHosts(request)) {
    return { status: 400, reason: refusalText.oneHost }
  }
  return ours(host, hosts) ? undefined : { status: 421, reason: refusalText.host }
}

/** A bare IP cannot be taken over by somebody else's DNS; any other name has to be ours. */
function ours(host: string, hosts: Set<string>): boolean {
  if (hosts.has(host.toLowerCase())) return true
  const name = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || isIP(name) > 0
}

function sameOrigin({ headers }: IncomingMessage, origins: Set<string>): boolean {
  const { origin } = headers
  // The router fails on an origin that is no URL.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return false
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  return origin !== undefined && origins.has(origin)
}
