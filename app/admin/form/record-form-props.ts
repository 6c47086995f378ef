import type { ReactNode, RefObject } from 'react'
import type { z } from 'zod'
import type { LeavableForm } from '~/admin/saving/unsaved'

/** A question that is asked before a save. Cancelling it cancels the save. */
export interface SaveQuestion {
  title: string
  text: string
  /** The choices, each with the fields that it adds to the form. */
  answers: readonly { label: string; fields?: Record<string, string> }[]
}

export interface RecordFormProps {
  schema: z.ZodType
  /** The fields' initial values and the row's revision. Other names that end in `revision` are of other rows. */
  values: Record<string, unknown> & { revision: number }
  /** Sends only the changed fields, since the server may have newer values of the others. */
  onlyChanges?: boolean
  /** The path of the action, if it is not the screen's. */
  action?: string
  saveLabel?: string
  backTo?: string
  /** Runs on 'Annuller'. Without `onCancel` and `backTo` there is no such button. */
  onCancel?: () => void
  /** Runs after a save, unless the server's answer has the path of the next page. */
  onSaved?: () => void
  saveQuestions?: (entries: FormData) => readonly SaveQuestion[]
  tools?: ReactNode
  /** Lets a closing dialog check for and discard unsaved input. */
  leavableForm?: RefObject<LeavableForm | null>
  /** The dialog's title, which distinguishes the forms of one screen. */
  title?: string
  children: ReactNode
}
