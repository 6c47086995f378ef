import type { Noun, SlugNoun } from './noun'

declare module '~/platform/db/schema' {
  interface Schema {
    /** A change: the rows written in one transaction, and by whom. */
    changes: {
      id: string
      number: number
      at: string
      admin_id: string
      /** The change that it has undone, if it was made by an undo. */
      undone_id: string | null
    }
    former_slugs: {
      noun: SlugNoun
      slug: string
      row_id: string
      created_at: string
    }
    row_versions: RowVersions
    trash: {
      change_id: string
      noun: Noun
      row_id: string
      at: string
      admin_id: string
      name: string | null
    }
    version_files: {
      path: string
      noun: Noun
      row_id: string
      number: number
      bytes: number
    }
  }
}

/** A row after a change; a deleted row as it was before. */
export interface RowVersions {
  noun: Noun
  row_id: string
  number: number
  /** Null for a state from before the history began. */
  change_id: string | null
  /** The position of the row in its change, from 0. */
  place: number
  action: 'insert' | 'update' | 'delete'
  at: string
  summary: string | null
  content: string
  bytes: number
}
