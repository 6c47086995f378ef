import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { rowCopy } from './row.copy'

interface EditButtonProps {
  /** The path of the form, or a function that opens it. */
  opens: string | (() => void)
  /** The row's name for screen readers. */
  name: string
  preventScrollReset?: boolean
}

/** Opens the row's form. */
export function EditButton({ opens, name, preventScrollReset }: EditButtonProps) {
  const label = `${rowCopy.edit} ${name}`
  if (typeof opens === 'string') {
    return (
      <Link
        to={opens}
        preventScrollReset={preventScrollReset}
        className="button-quiet"
        aria-label={label}
      >
        {rowCopy.edit}
      </Link>
    )
  }
  return (
    <button type="button" className="button-quiet" aria-label={label} onClick={opens}>
      {rowCopy.edit}
    </button>
  )
}

interface VisibilityButtonProps {
  name: string
  isVisible: boolean
  onCommand: (intent: 'hide' | 'show') => void
}

/** Hides a row from visitors, or shows it. */
export function VisibilityButton({ name, isVisible, onCommand }: VisibilityButtonProps) {
  const toggle = isVisible ? rowCopy.hide : rowCopy.show
  return (
    <button
      type="button"
      className="button-quiet"
      aria-label={`${toggle} ${name}`}
      onClick={() => onCommand(isVisible ? 'hide' : 'show')}
    >
      {toggle}
    </button>
  )
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
