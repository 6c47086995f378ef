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
  | 'same'
  | 'edited'
  | 'refused'
  | 'no-place'
  | 'stored'
  | 'relink'

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

/** What an import has done, or failed at. */
export interface Report {
  done?: number
  total?: number
  /** The files of the source, and the bytes of those whose size is known. */
  files?: number
  bytes?: number
  error?: string
  /** Files that could not be had; they are tried again with the next import of the source. */
  missingFiles?: { name: string; reason: string }[]
  /** The names of rows that an undo leaves, since they were edited. */
  kept?: string[]
}
