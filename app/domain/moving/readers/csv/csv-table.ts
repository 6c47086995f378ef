import { parse } from 'csv-parse/sync'
import { movingCopy } from '~/domain/moving/moving.copy'
import { UnreadableSource } from '~/domain/moving/readers/reader'

export interface CsvRow {
  cells: string[]
  /** Its line in the file. */
  line: number
}

interface Options {
  delimiter: string
  quote: '"' | null
}

/** The rows of a table. After a quote that is not closed, lines are read without quotes. @throws UnreadableSource */
export function csvRows(text: string): {
  rows: CsvRow[]
  delimiter: string
  openQuoteAt?: number
} {
  const table = text.replace(/^sep=.\r?\n/, '')
  const delimiter = delimiterOf(table)
  const first = rowsOf(table, { delimiter, quote: '"' })
  if (!first.isOpen) return { rows: first.rows, delimiter }
  const rest = Buffer.from(table).subarray(first.bytes).toString()
  const others = rowsOf(rest.replace(/^[\r\n]+/, ''), { delimiter, quote: null })
  if (others.isOpen) throw new UnreadableSource(movingCopy.badCsv)
  const before = first.rows.at(-1)?.line ?? 0
  const rows = others.rows.map(({ cells, line }) => ({ cells, line: before + line }))
  return { rows: [...first.rows, ...rows], delimiter, openQuoteAt: before + 1 }
}

function delimiterOf(table: string): string {
  const firstLine = table.slice(0, table.search(/[\r\n]|$/))
  const [delimiter = ';'] = [';', '\t', ','].sort(
    (one, other) => firstLine.split(other).length - firstLine.split(one).length,
  )
  return delimiter
}

/** The rows until a fault, and how many bytes they take. */
function rowsOf(table: string, { delimiter, quote }: Options) {
  const rows: CsvRow[] = []
  let bytes = 0
  try {
    parse(table, {
      delimiter,
      quote,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], info) {
        rows.push({ cells, line: info.lines })
        bytes = info.bytes
        return null
      },
    })
    return { rows, bytes, isOpen: false }
  } catch {
    return { rows, bytes, isOpen: true }
  }
}
