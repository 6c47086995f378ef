import type { FieldErrors } from './form'

/** The field of a new row's form that requests the form of the saved row, instead of the list, as the next screen. */
export const opensSavedField = 'opens_saved'

export interface ToastText {
  title: string
  description?: string
  /** The form fields that undo the save. The toast has an undo button that submits them. */
  undo?: Record<string, string>
  /** The path to submit them to, if it is not the current screen. */
  undoPath?: string
  /** A new URL that the screen shows. The server returns it only this time. */
  createdUrl?: string
  /** A link to the page with the saved content, if that is not the screen's own public page. */
  viewLink?: { label: string; href: string }
  /** The path of the saved row's public page, for the toast's share button. */
  sharePath?: string
}

export type FormAnswer =
  /** `savedForm`: the path of the form of a new row. */
  | { kind: 'done'; toast: ToastText; goTo?: string; savedForm?: string | undefined }
  /** Validation failed; the input is kept. */
  | { kind: 'refused'; errors: FieldErrors; toast?: ToastText }
  /** A newer version was saved: its revision and its values. */
  | { kind: 'outdated'; revision: number; values: Record<string, unknown> }
  | { kind: 'failed'; toast: ToastText }
