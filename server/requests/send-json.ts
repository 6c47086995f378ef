import type { ServerResponse } from 'node:http'

export function sendJson(
  response: ServerResponse,
  status: 200 | 503,
  body: Record<string, boolean | string>,
  security: Record<string, string>,
): void {
  response.writeHead(status, {
    ...security,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
