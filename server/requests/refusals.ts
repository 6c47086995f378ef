import { type ServerResponse, STATUS_CODES } from 'node:http'

export interface Refusal {
  status: number
  reason: string
  /** In seconds. */
  retryAfter?: number
}

export function refuse(
  response: ServerResponse,
  refusal: Refusal,
  security: Record<string, string>,
): void {
  response.writeHead(refusal.status, headersOf(refusal, security))
  response.end(bodyOf(refusal))
}

export function rawResponse(refusal: Refusal, security: Record<string, string>): string {
  const lines = Object.entries(headersOf(refusal, security)).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const first = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`
  return [first, ...lines, '', bodyOf(refusal)].join('\r\n')
}

function headersOf(refusal: Refusal, security: Record<string, string>): Record<string, string> {
  const { retryAfter } = refusal
  return {
    ...security,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(bodyOf(refusal))),
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    Connection: 'close',
  }
}

function bodyOf({ reason }: Refusal): string {
  return `${reason}\n`
}
