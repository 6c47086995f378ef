import type { FieldErrors } from './form'

/** A field of a new row's form: after the save, the form of the saved row opens instead of the list. */
export const opensSavedField = 'opens_saved'

export interface ToastText {
  title: string
  description?: string
  /** The fields that undo the save when they are sent to the screen; the toast then offers to. */
  undo?: Record<string, string>
  /** The path to send them to, if that is another screen. */
  undoAt?: string
  /** A URL that was created and is returned only once, for the screen to show. */
  made?: string
  /** The page that shows the saved content, if that is not the screen's own public page. */
  see?: { label: string; href: string }
  /** The path of the saved row's public page, which the toast offers to share. */
  share?: string
}

/** The server's answer to a back-office form. */
export type FormAnswer =
  | { kind: 'done'; toast: ToastText; goTo?: string }
  /** Validation failed; the input is kept. */
  | { kind: 'refused'; errors: FieldErrors; toast?: ToastText }
  /** A newer version was saved: its revision and its values. */
  | { kind: 'outdated'; revision: number; values: Record<string, unknown> }
  | { kind: 'failed'; toast: ToastText }
