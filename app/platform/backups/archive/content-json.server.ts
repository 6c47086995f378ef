import type { Readable } from 'node:stream'
import { linesOf } from './lines.server'
import { type Archive, DamagedBackupError, type Manifest } from './manifest'

export function contentSize(manifest: Manifest): number {
  const { tables } = manifest
  const frame = [head(manifest), ...tables.map(tableHead), tail(tables.length)]
  return (
    frame.reduce((sum, part) => sum + Buffer.byteLength(part), 0) +
    tables.reduce((sum, { rows, bytes }) => sum + bytes + Math.max(0, rows - 1), 0)
  )
}

/** One row per line, so that it can be read line by line (docs/operating.md, "Backups"). */
export async function* contentJson(archive: Archive): AsyncIterable<string> {
  const { manifest } = archive
  yield head(manifest)
  for (const [index, table] of manifest.tables.entries()) {
    yield tableHead(table, index)
    let separator = ''
    for await (const row of archive.rows(table.name)) {
      yield separator + row
      separator = ',\n'
    }
    if (separator) yield '\n'
  }
  yield tail(manifest.tables.length)
}

function head({ takenAt }: Manifest): string {
  return `{"$schema":"content.schema.json","format":1,"takenAt":"${takenAt}","tables":{\n`
}

function tableHead({ name }: { name: string }, index: number): string {
  return `${index > 0 ? '],\n' : ''}"${name}":[\n`
}

function tail(tables: number): string {
  return `${tables > 0 ? ']\n' : ''}}}\n`
}

export async function* rowsFromJson(content: Readable, table: string): AsyncIterable<string> {
  let isInside = false
  for await (const line of linesOf(content)) {
    if (isInside && (line === ']' || line === '],')) return
    if (isInside) yield line.endsWith(',') ? line.slice(0, -1) : line
    else isInside = line === `"${table}":[`
  }
  throw new DamagedBackupError(`The rows of ${table} have no end`)
}

export function contentSchema({ tables }: Pick<Manifest, 'tables'>): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Skrivestue: content.json',
    description:
      'Every row of a site at one instant. Instants are ISO 8601 in UTC, dates YYYY-MM-DD; themes and renditions are JSON in a text; flags are 0 and 1.',
    type: 'object',
    required: ['format', 'takenAt', 'tables'],
    properties: {
      $schema: { type: 'string' },
      format: { const: 1 },
      takenAt: { type: 'string', format: 'date-time' },
      tables: {
        type: 'object',
        required: tables.map(({ name }) => name),
        properties: Object.fromEntries(tables.map((table) => [table.name, rowsSchema(table)])),
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  }
}

function rowsSchema({ columns }: Manifest['tables'][number]): object {
  return {
    type: 'array',
    items: {
      type: 'object',
      required: columns.map(({ name }) => name),
      properties: Object.fromEntries(
        columns.map(({ name, type, nullable }) => [
          name,
          { type: nullable ? [type, 'null'] : type },
        ]),
      ),
      additionalProperties: false,
    },
  }
}
