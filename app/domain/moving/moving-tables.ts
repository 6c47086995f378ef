import type { Noun } from '~/platform/changes/noun'

export type ImportState =
  | 'reading'
  | 'ready'
  | 'queued'
  | 'running'
  | 'paused'
  | 'done'
  | 'failed'
  | 'undoing'
  | 'undone'

export type ItemState =
  | 'new'
  | 'changed'
  /** Stored already, without all of its files. */
  | 'retry'
  | 'same'
  | 'edited'
  | 'refused'
  | 'no-place'
  | 'stored'
  | 'relink'

/** The outcome of an item, in a dry run the expected one. */
export interface Outcome {
  state: ItemState
  reason?: string | undefined
}

declare module '~/platform/db/schema' {
  interface Schema {
    imports: {
      id: string
      kind: string
      source: string
      origin: string
      /** JSON: `ImportOptions`. */
      options: string
      admin_id: string
      state: ImportState
      /** JSON: `Report`. */
      report: string
      /** The name of the source in the file store (`uploaded-source.server.ts`). */
      upload: string | null
      pictures: string | null
      access: string | null
      readings: number | null
      created_at: string
      updated_at: string
    }
    import_items: {
      import_id: string
      position: number
      kind: string
      item_group: string
      name: string
      /** JSON: `Item`. */
      content: string
      state: ItemState
      reason: string | null
    }
    import_rows: {
      import_id: string
      noun: Noun
      row_id: string
      origin: string
      source_id: string | null
      hash: string | null
      /** JSON: the former paths. */
      paths: string | null
      revision: number
      /** JSON: the row before the import; null for a new row. */
      content: string | null
      /** JSON: the changes in which the import wrote it. */
      change_ids: string
    }
    import_files: { origin: string; address: string; path: string }
  }
}

/** The table of a CSV file as it was read. */
export interface TableDescription {
  headings: string[]
  /** The first rows, shortened. */
  rows: string[][]
  separator: string
  encoding: string
}

/** The results and failures of an import. */
export interface Report {
  /** The items that were read, until `total` is known; then those that were stored. */
  done?: number
  /** Absent until the whole source is read. */
  total?: number
  /** The files of the source, and the bytes of those whose size is known. */
  files?: number
  bytes?: number
  storedBytes?: number
  /** The number of items of the source in each category. */
  categories?: Record<string, number>
  table?: TableDescription
  error?: string
  /** Files that could not be had; they are tried again with the next import of the source. */
  missingFiles?: { name: string; reason: string }[]
  /** The names of rows that an undo leaves, since they were edited. */
  kept?: string[]
}
