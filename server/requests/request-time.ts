import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadLimit } from '../../app/platform/uploads/body-limit'

/** For 50 MB over a line that sends half a megabit a second. */
export const maxRequestMs = 15 * 60_000
const maxOrdinaryMs = 60_000

/**
 * Cuts a request whose body is too long on its way while it is waited for. An upload gets the time
 * that a slow line needs.
 */
export function limitTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers, url = '' } = request
  const bodiless = !headers['content-length'] && !headers['transfer-encoding']
  if (bodiless || uploadLimit(url) !== undefined) return
  const timer = setTimeout(() => request.destroy(), maxOrdinaryMs)
  const arrived = () => clearTimeout(timer)
  request.once('close', arrived)
  response.once('close', arrived)
}
