import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import type { Noun } from './nouns'

/** A row as it is stored. */
export type StoredRow = PlainRow & { id: string }

/** What became of a row; undefined where it was not there. */
export interface WrittenRow {
  noun: Noun
  id: string
  before: StoredRow | undefined
  after: StoredRow | undefined
}

/** What a transaction has written so far: together it is one change of the history. */
export interface OpenChange {
  readonly id: string
  adminId: string
  /** In the order in which they were written last. */
  readonly rows: Map<string, WrittenRow>
  /** What the author threw away by it, which the trash is to offer. */
  thrownAway: { noun: Noun; id: string } | undefined
  /** The change that it undoes, if it does. */
  undoneId: string | null
}

export function openChange(): OpenChange {
  return {
    id: crypto.randomUUID(),
    adminId: '',
    rows: new Map(),
    thrownAway: undefined,
    undoneId: null,
  }
}

/** What was done to a row, by what it was before and after. */
export function actionOf({ before, after }: { before?: unknown; after?: unknown }) {
  if (!before) return 'insert'
  return after ? 'update' : 'delete'
}

/** Enters a row that was written. One that was written before in the same change is one row of it. */
export function enterRow({ rows }: OpenChange, { noun, id, before, after }: WrittenRow): void {
  const key = `${noun} ${id}`
  const earlier = rows.get(key)
  rows.delete(key)
  rows.set(key, { noun, id, before: earlier ? earlier.before : before, after })
}
