import { get, type IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'

/** An event stream of `/haendelser`, as opened by a page. */
export interface LiveStream {
  answer: IncomingMessage
  /** The raw text received so far. */
  text(): string
  /** The next version, which may have arrived already. */
  next(): Promise<number>
  /** Resolves when the server ends the stream; rejects when it is cut. */
  ended: Promise<void>
  close(): void
}

/** The header in which a proxy reports the client's IP. */
export const from = (ip: string) => ({ 'x-forwarded-for': ip })

export function openStream(
  site: { url: string },
  headers: Record<string, string> = from('192.0.2.1'),
): Promise<LiveStream> {
  const versions: number[] = []
  const resolvers: ((version: number) => void)[] = []
  let text = ''
  const parser = createParser({
    onEvent({ data }) {
      const next = resolvers.shift()
      if (next) next(Number(data))
      else versions.push(Number(data))
    },
  })
  return new Promise((resolve, reject) => {
    const request = get(`${site.url}/haendelser`, { headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
        parser.feed(part)
      })
      const ended = new Promise<void>((end, cut) => answer.on('end', end).on('error', cut))
      ended.catch(() => {})
      resolve({
        answer,
        text: () => text,
        next: () => {
          const version = versions.shift()
          if (version !== undefined) return Promise.resolve(version)
          return new Promise((resolveVersion) => resolvers.push(resolveVersion))
        },
        ended,
        close: () => request.destroy(),
      })
    }).on('error', reject)
  })
}
