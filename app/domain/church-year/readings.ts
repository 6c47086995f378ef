import type { TextRow } from './church-year'
import firstRow from './first-row.txt?raw'
import secondRow from './second-row.txt?raw'

export type Reading = NonNullable<ReturnType<typeof parseReading>>

export type Readings = ReturnType<typeof parseLine>[1]

/** The two rows of the altar book, one line per day (docs/decisions/0024-church-year.md). */
const rows: Record<TextRow, Map<string, Readings>> = {
  1: parseRow(firstRow),
  2: parseRow(secondRow),
}

export function readingsOf(dayId: string, row: TextRow): Readings | undefined {
  return rows[row].get(dayId)
}

export function withOptionalVerses(reference: string): string {
  return reference
    .replace(/\((\d+)\)\d+/, '$1')
    .replace(/-\d+\((\d+\p{L}?)\)/u, '-$1')
    .replace(/\((.+)\)/, '.$1')
}

function parseRow(lines: string): Map<string, Readings> {
  return new Map(lines.trim().split('\n').map(parseLine))
}

function parseLine(line: string) {
  const [id, rest] = line.split(': ')
  const [oldTestament, epistle, gospel] = rest?.split('|').map(parseReading) ?? []
  if (!(id && oldTestament && gospel)) throw new Error(`no line of readings: ${line}`)
  // Christmas Eve and Good Friday have no epistle.
  return [id, { oldTestament, epistle, gospel }] as const
}

function parseReading(cell: string) {
  const text = cell.trim()
  if (!text) return undefined
  // References in the altar book's notation, with optional verses in brackets: '1 Kor 1,18-21(25)'.
  return { choices: text.split(/ [/&] /), together: text.includes(' & ') }
}
