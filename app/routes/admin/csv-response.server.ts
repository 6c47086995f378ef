import { textDownload } from './download.server'

type Rows = readonly (readonly (string | null)[])[]

/** A table for spreadsheets, sent in parts. Visitors write some of its cells, which must not be formulas there. */
export function csvResponse(
  name: string,
  parts: Iterable<Rows> | AsyncIterable<Rows>,
  separator: ',' | ';' = ';',
): Response {
  return textDownload(linesOf(parts, separator), { name: `${name}.csv`, type: 'text/csv' })
}

/** With a byte order mark, by which spreadsheets recognise UTF-8. */
async function* linesOf(parts: Iterable<Rows> | AsyncIterable<Rows>, separator: string) {
  yield '\ufeff'
  for await (const rows of parts)
    yield rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
}

function cell(value: string | null): string {
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
