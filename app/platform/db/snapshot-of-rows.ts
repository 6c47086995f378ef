export type Value = string | number | null
export type PlainRow = Record<string, Value>

export interface Column {
  name: string
  type: 'string' | 'integer' | 'number'
  nullable: boolean
}

export interface Table {
  name: string
  columns: Column[]
  key: string[]
}

export interface RowsSnapshot {
  /** In order of creation: a table refers to earlier ones only. */
  tables: Table[]
  /** In byte order of the key, so that both engines return the same order. */
  rows(table: Table): AsyncIterable<PlainRow>
  /** Must always be called: until then the database cannot discard old row versions. */
  close(): Promise<void>
}

/** A column as SQLite and PostgreSQL describe it. */
export interface ColumnInfo {
  table: string
  name: string
  type: string
  nullable: 0 | 1
  /** The position in the primary key, from 1; 0 if it is not part of it. */
  place: number
}

const types: Record<string, Column['type']> = { text: 'string', integer: 'integer' }

export function tablesOf(names: readonly string[], columns: readonly ColumnInfo[]): Table[] {
  const byTable = Map.groupBy(columns, ({ table }) => table)
  return names.flatMap((name) => {
    const ofTable = byTable.get(name)
    if (!ofTable) return []
    const key = ofTable.filter(({ place }) => place > 0).sort((a, b) => a.place - b.place)
    return {
      name,
      columns: ofTable.map(({ name, type, nullable }) => ({
        name,
        type: types[type.toLowerCase()] ?? 'number',
        nullable: nullable === 1,
      })),
      key: key.map((column) => column.name),
    }
  })
}
