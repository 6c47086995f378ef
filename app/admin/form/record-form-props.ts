import type { ReactNode, RefObject } from 'react'
import type { z } from 'zod'
import type { LeavableForm } from './unsaved'

/** A question before a save. Cancelling it cancels the save. */
export interface SaveQuestion {
  title: string
  text: string
  /** The choices, each with the fields that it adds to the form. */
  answers: readonly { label: string; fields?: Record<string, string> }[]
}

export interface RecordFormProps {
  /** The noun's input schema, which the server uses as well. */
  schema: z.ZodType
  /** The values that fill the fields, with their revision; names ending in `revision` are other rows' revisions. */
  values: Record<string, unknown> & { revision: number }
  /** Sends only the changed fields: the server may have newer values of the others. */
  onlyChanges?: boolean
  /** The path that the form is sent to, if that is not the screen's own action. */
  action?: string
  saveLabel?: string
  /** The path that 'Annuller' goes to. */
  backTo?: string
  /** Runs on 'Annuller'; without it and `backTo` there is no such button. */
  onCancel?: () => void
  /** Runs after a save, unless its answer names the next page. */
  onSaved?: () => void
  /** Returns the questions to ask before this input is sent. */
  asks?: (entries: FormData) => readonly SaveQuestion[]
  /** Other buttons in the bar with the save button. */
  tools?: ReactNode
  /** Lets a closing dialog check for and discard unsaved input. */
  leaving?: RefObject<LeavableForm | undefined>
  /** The dialog's title, which distinguishes the forms of one screen. */
  title?: string
  children: ReactNode
}
