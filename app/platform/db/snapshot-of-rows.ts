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
