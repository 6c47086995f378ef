import type { FieldErrors } from './form'

/** A short message in the corner of the screen. */
export interface ToastText {
  title: string
  description?: string
  /** What the screen is to be sent to take it back; the toast then offers that. */
  undo?: Record<string, string>
  /** Where to, if that is another screen. */
  undoAt?: string
  /** A URL that was made and is told this once, for the screen to show. */
  made?: string
  /** Where what was saved is looked at, where that is not the screen's page of the site. */
  see?: { label: string; href: string }
}

/** What the server answers to a form of the back-office. */
export type FormAnswer =
  | { kind: 'done'; toast: ToastText; goTo?: string }
  /** Something in the form is wrong; what was typed is kept. */
  | { kind: 'refused'; errors: FieldErrors; toast?: ToastText }
  /** Somebody saved a newer version; its revision and its values. */
  | { kind: 'outdated'; revision: number; values: Record<string, unknown> }
  | { kind: 'failed'; toast: ToastText }
