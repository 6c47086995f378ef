import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { Button } from '~/ui/button'
import { rowCopy } from './row.copy'

interface RowButtonProps {
  label: string
  /** The row's name for screen readers. */
  name: string
  onClick: () => void
}

export function RowButton({ label, name, onClick }: RowButtonProps) {
  return (
    <Button className="button-quiet" aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  )
}

interface EditButtonProps {
  /** The path of the form, or a function that opens it. */
  opens: string | (() => void)
  /** The row's name for screen readers. */
  name: string
  preventScrollReset?: boolean
}

/** Opens the row's form. */
export function EditButton({ opens, name, preventScrollReset }: EditButtonProps) {
  if (typeof opens === 'function') {
    return <RowButton label={rowCopy.edit} name={name} onClick={opens} />
  }
  return (
    <Link
      to={opens}
      preventScrollReset={preventScrollReset}
      className="button-quiet"
      aria-label={`${rowCopy.edit} ${name}`}
    >
      {rowCopy.edit}
    </Link>
  )
}

interface VisibilityButtonProps {
  name: string
  isVisible: boolean
  onCommand: (intent: 'hide' | 'show') => void
}

/** Hides a row from visitors, or shows it. */
export function VisibilityButton({ name, isVisible, onCommand }: VisibilityButtonProps) {
  const intent = isVisible ? 'hide' : 'show'
  return <RowButton label={rowCopy[intent]} name={name} onClick={() => onCommand(intent)} />
}

interface DeleteButtonProps {
  name: string
  /** The confirmation question, with a title that names the row's kind if needed. */
  copy: { deleteTitle?: string; deleteQuestion: string }
  onDelete: () => void
}

/** Deletes a row after confirmation. */
export function DeleteButton({ name, copy, onDelete }: DeleteButtonProps) {
  return (
    <ConfirmButton
      label={`${rowCopy.remove} ${name}`}
      title={copy.deleteTitle ?? rowCopy.removeQuestion(name)}
      name={copy.deleteTitle && name}
      text={copy.deleteQuestion}
      confirm={rowCopy.remove}
      onConfirm={onDelete}
      className="button-quiet"
    >
      {rowCopy.remove}
    </ConfirmButton>
  )
}
