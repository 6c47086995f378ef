import { Readable } from 'node:stream'
import { streamBody } from '~/platform/files/stream-body.server'

interface Download {
  name: string
  type: string
  size?: number
}

/** A file that the browser saves. No cache stores it, since only the author may have it. */
export function download(stream: Readable, { name, type, size }: Download): Response {
  return new Response(streamBody(stream), {
    headers: {
      'Content-Type': type,
      ...(size !== undefined && { 'Content-Length': String(size) }),
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** A file of text that is made in parts. */
export function textDownload(parts: Iterable<string> | AsyncIterable<string>, file: Download) {
  const type = `${file.type}; charset=utf-8`
  return download(Readable.from(encoded(parts), { objectMode: true }), { ...file, type })
}

async function* encoded(parts: Iterable<string> | AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
