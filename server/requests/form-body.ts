import { isUtf8 } from 'node:buffer'
import { letOthersIn } from '../../app/platform/runtime/event-loop'
import type { Refusal } from './refusals'
import { refusalText } from './refusals.copy'
import { escapedDel } from './without-nul'

const formType = 'application/x-www-form-urlencoded'
const maxFields = 300
const kilobyte = 1024
const credentialPath =
  /^\/+admin\/+(?:log-ind|log-ud|opret|glemt-adgangskode|ny-adgangskode|konto)(?:\/+[\w-]+)?(?:\.data)?\/*$/i

/** Files of readers are fields of a form; the session is checked before they are parsed. */
const importPath = /^\/admin\/brev\/modtagere(?:\.data)?$/

/** Between parts others are let in. */
const partBytes = 64 * kilobyte

const ampersand = 0x26
const plus = 0x2b
const space = 0x20
const percent = 0x25
const zero = 0x30
const del = 0x7f

export function formLimit(url: string): number {
  const path = pathOf(url)
  if (importPath.test(path)) return 16 * 1024 * kilobyte
  return credentialPath.test(path) ? 16 * kilobyte : 1024 * kilobyte
}

/** The one type whose parsing time is bounded by its size (docs/decisions/0018-forms.md). */
export function isFormType(contentType: string): boolean {
  const [type, ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  return type === formType && (charset === undefined || /^charset="?utf-8"?$/.test(charset))
}

/** @returns a body that `formData()` reads without failing, or a refusal */
export async function readForm(request: Request): Promise<Request | Refusal> {
  const body = Buffer.from(await request.arrayBuffer())
  if (!isUtf8(body)) return { status: 400, reason: refusalText.unreadable }
  if (hasTooManyFields(body)) return { status: 400, reason: refusalText.tooManyFields }
  // Node takes 80 ms to decode a million plus signs, and 10 ms for as many spaces.
  for (let start = 0; start < body.length; start += partBytes)
    await letOthersIn(() => replaceBytes(body, start, Math.min(start + partBytes, body.length)))
  const headers = new Headers(request.headers)
  headers.set('Content-Type', formType)
  return new Request(request, { headers, body })
}

/** Replaces plus signs by spaces, and U+0000 as in a URL. */
function replaceBytes(body: Buffer, start: number, end: number) {
  for (let at = start; at < end; at++) {
    if (body[at] === plus) body[at] = space
    else if (body[at] === 0) body[at] = del
    else if (body[at] === zero && body[at - 1] === zero && body[at - 2] === percent) {
      body.write(escapedDel, at - 2, 'latin1')
    }
  }
}

function hasTooManyFields(body: Buffer): boolean {
  let at = -1
  for (let field = 1; field <= maxFields; field++) {
    at = body.indexOf(ampersand, at + 1)
    if (at < 0) return false
  }
  return true
}

/** The path as the router reads it, which also accepts %6Fg for og. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
