/** A new item that was typed in but not saved. */
export interface UnsavedDrafts {
  id: string
  account_id: string
  noun: string
  title: string
  /** JSON: see `draftContent` in app/domain/unsaved-drafts. */
  content: string
  /** The query of the form's URL, which fills some of its fields. */
  query: string
  /** Increases by one with each write. */
  revision: number
  /** The open form that wrote last, and the number of its writes. */
  writer: string
  turn: number
  typed_at: string
  /** Null unless it was discarded. */
  discarded_at: string | null
}
