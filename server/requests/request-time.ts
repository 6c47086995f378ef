import type { IncomingMessage, ServerResponse } from 'node:http'
import { uploadLimit } from '../../app/platform/uploads/body-limit'

/** Enough for 50 MB at half a megabit per second. */
export const maxRequestMs = 15 * 60_000
const maxOrdinaryMs = 60_000

/** Aborts a request whose body takes too long. Uploads have time for a slow line. */
export function limitTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers, url = '' } = request
  const hasNoBody = !headers['content-length'] && !headers['transfer-encoding']
  if (hasNoBody || uploadLimit(url) !== undefined) return
  const timer = setTimeout(() => request.destroy(), maxOrdinaryMs)
  const clear = () => clearTimeout(timer)
  request.once('close', clear)
  response.once('close', clear)
}
