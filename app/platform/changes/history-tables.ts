import type { Noun } from './nouns'

/** What was written together, by whom. */
export interface Changes {
  id: string
  /** The content's version that it made. */
  number: number
  at: string
  admin_id: string
  /** The change that it has undone, if it was made by an undo. */
  undone_id: string | null
}

/** A row as it was after a change; of one that was deleted, as it was until then. */
export interface RowVersions {
  noun: Noun
  row_id: string
  /** From 1, for each row. */
  number: number
  /** Null for what was there before anything was kept. */
  change_id: string | null
  /** Of the row in its change, from 0. */
  place: number
  action: 'insert' | 'update' | 'delete'
  at: string
  /** What the author knows the row by (`nameOf`). */
  summary: string | null
  /** JSON */
  content: string
  /** Of the content. */
  bytes: number
}

export interface VersionFiles {
  path: string
  noun: Noun
  row_id: string
  number: number
  bytes: number
}

/** What was thrown away and can be taken back. */
export interface Trash {
  change_id: string
  noun: Noun
  row_id: string
  at: string
  admin_id: string
  name: string | null
}
