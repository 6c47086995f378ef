import { QuestionDialog, type QuestionDialogProps } from './question-dialog'

interface ConfirmDialogProps extends Omit<QuestionDialogProps, 'answers'> {
  /** The text of the confirm button. */
  confirm: string
  onConfirm: () => void
}

/** Asks for confirmation before something that is hard to undo. Esc means no. */
export function ConfirmDialog({ confirm, onConfirm, ...question }: ConfirmDialogProps) {
  return <QuestionDialog {...question} answers={[{ label: confirm, onChoose: onConfirm }]} />
}
