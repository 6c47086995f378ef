import { isUtf8 } from 'node:buffer'
import type { Refusal } from './refusals'
import { refusalText } from './refusals.copy'

const formType = 'application/x-www-form-urlencoded'
const maxFields = 300
const kilobyte = 1024
const credentialPath =
  /^\/+admin\/+(?:log-ind|log-ud|opret|glemt-adgangskode|ny-adgangskode|konto)(?:\/+[\w-]+)?(?:\.data)?\/*$/i

const ampersand = 0x26
const plus = 0x2b
const space = 0x20

/** The largest form that a URL takes, in bytes. Where credentials go, little is enough. */
export function formLimit(url: string): number {
  return credentialPath.test(pathOf(url)) ? 16 * kilobyte : 1024 * kilobyte
}

/**
 * Whether a body is one of the one type that our pages send. React Router turns every form into it,
 * and no other can be read in a time that its size alone decides (docs/decisions/0018-forms.md).
 */
export function isFormType(contentType: string): boolean {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return type === formType && (charset === undefined || /^charset="?utf-8"?$/.test(charset))
}

/**
 * Reads the form of a request, whose size and type the guard has already looked at.
 * @returns the request with a body that `formData()` reads without fail and within milliseconds, or
 * why it is turned away.
 */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const body = Buffer.from(await request.arrayBuffer())
  if (!isUtf8(body)) return { status: 400, reason: refusalText.unreadable }
  if (hasTooManyFields(body)) return { status: 400, reason: refusalText.tooManyFields }
  // Node takes 80 ms to decode a million plus signs, and 10 for as many spaces.
  for (let at = 0; at < body.length; at++) if (body[at] === plus) body[at] = space
  const headers = new Headers(request.headers)
  headers.set('Content-Type', formType)
  return new Request(request, { headers, body })
}

function hasTooManyFields(body: Buffer): boolean {
  let at = -1
  for (let field = 1; field <= maxFields; field++) {
    at = body.indexOf(ampersand, at + 1)
    if (at < 0) return false
  }
  return true
}

/** As the router reads it, which knows %6Fg and OG as well. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
