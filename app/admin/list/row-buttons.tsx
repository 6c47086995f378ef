import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { rowCopy } from './row.copy'

interface EditButtonProps {
  /** Where the form is, or what opens it. */
  opens: string | (() => void)
  /** What the row is called where it is read out. */
  name: string
  preventScrollReset?: boolean
}

/** Leads to where what a row stands for is edited. */
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

/** Hides what a row stands for from visitors, or shows it to them. */
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
  /** What is asked first, in the noun's own words; its title names the thing where it has none. */
  copy: { deleteTitle?: string; deleteQuestion: string }
  onDelete: () => void
}

/** Deletes what a row stands for, after asking. */
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
