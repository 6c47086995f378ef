import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import type { Noun } from './noun'

export type StoredRow = PlainRow & { id: string }

/** A written row before and after; undefined if it did not exist. */
export interface WrittenRow {
  noun: Noun
  id: string
  before: StoredRow | undefined
  after: StoredRow | undefined
}

/** Stands for an account in changes that the program made by itself. */
export const programId = 'program'

/** The rows that a transaction has written so far, which become one change of the history. */
export interface OpenChange {
  readonly id: string
  adminId: string
  /** In order of their last write. */
  readonly rows: Map<string, WrittenRow>
  /** Whether the program made the change by itself, after one of the admin's. */
  isByProgram: boolean
  trashedRow: { noun: Noun; id: string } | undefined
  undoneId: string | null
}

export function openChange(): OpenChange {
  return {
    id: crypto.randomUUID(),
    adminId: '',
    rows: new Map(),
    isByProgram: false,
    trashedRow: undefined,
    undoneId: null,
  }
}

export function actionOf({ before, after }: { before?: unknown; after?: unknown }) {
  if (!before) return 'insert'
  return after ? 'update' : 'delete'
}

/** Records a written row. Further writes to it in the same change are merged. */
export function recordWrite({ rows }: OpenChange, { noun, id, before, after }: WrittenRow): void {
  const key = `${noun} ${id}`
  const previous = rows.get(key)
  rows.delete(key)
  rows.set(key, { noun, id, before: previous ? previous.before : before, after })
}
