/** What a column may hold: the column types that mean the same in both engines. */
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
  /** The columns of its primary key, by which its rows are ordered. */
  key: string[]
}

/** All rows of all our tables as they were at one instant, while others go on writing. */
export interface RowsSnapshot {
  /** In the order in which they were made: a table refers to older ones only. */
  tables: Table[]
  /** In the order of the key, byte by byte: the same rows come in the same order on both engines. */
  rows(table: Table): AsyncIterable<PlainRow>
  /** To be called in any case: until then the database keeps what has been overwritten since. */
  close(): Promise<void>
}
