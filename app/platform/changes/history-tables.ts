import type { Noun, SlugNoun } from './noun'

declare module '~/platform/db/schema' {
  interface Schema {
    changes: Changes
    former_slugs: FormerSlugs
    row_versions: RowVersions
    trash: Trash
    version_files: VersionFiles
  }
}

/** A change: the rows written in one transaction, and by whom. */
interface Changes {
  id: string
  /** The content version of the change. */
  number: number
  at: string
  admin_id: string
  /** The change that it has undone, if it was made by an undo. */
  undone_id: string | null
}

/** A row after a change; a deleted row as it was before. */
export interface RowVersions {
  noun: Noun
  row_id: string
  /** From 1, for each row. */
  number: number
  /** Null for a state from before the history began. */
  change_id: string | null
  /** The position of the row in its change, from 0. */
  place: number
  action: 'insert' | 'update' | 'delete'
  at: string
  summary: string | null
  /** JSON */
  content: string
  bytes: number
}

interface VersionFiles {
  path: string
  noun: Noun
  row_id: string
  number: number
  bytes: number
}

interface Trash {
  change_id: string
  noun: Noun
  row_id: string
  at: string
  admin_id: string
  name: string | null
}

interface FormerSlugs {
  noun: SlugNoun
  slug: string
  row_id: string
  created_at: string
}
