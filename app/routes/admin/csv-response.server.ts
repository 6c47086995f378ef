import { chunk } from '~/platform/runtime/chunk'
import { letOthersIn } from '~/platform/runtime/event-loop'
import { textDownload } from './download.server'

const rowsAtOnce = 500

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
  const lineOf = (row: Rows[number]) => `${row.map(cell).join(separator)}\r\n`
  for await (const rows of parts)
    for (const some of chunk(rows, rowsAtOnce))
      yield await letOthersIn(() => some.map(lineOf).join(''))
}

function cell(value: string | null): string {
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
