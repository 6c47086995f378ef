import { Readable } from 'node:stream'
import { streamBody } from '~/platform/files/stream-body.server'

type Rows = readonly (readonly (string | null)[])[]

/** A table for spreadsheets, sent in parts. Visitors write some of its cells, which must not be formulas there. */
export function csvResponse(
  name: string,
  parts: Iterable<Rows> | AsyncIterable<Rows>,
  separator: ',' | ';' = ';',
): Response {
  const lines = Readable.from(linesOf(parts, separator), { objectMode: true })
  return new Response(streamBody(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** With a byte order mark, by which spreadsheets recognise UTF-8. */
async function* linesOf(parts: Iterable<Rows> | AsyncIterable<Rows>, separator: string) {
  const encoder = new TextEncoder()
  yield encoder.encode('\ufeff')
  for await (const rows of parts)
    yield encoder.encode(rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join(''))
}

function cell(value: string | null): string {
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
