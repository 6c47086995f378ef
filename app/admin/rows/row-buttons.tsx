import { Link } from 'react-router'
import { rowCopy } from '~/admin/copy/row.copy'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { Button } from '~/ui/button'

interface RowButtonProps {
  label: string
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
  opens: string | (() => void)
  name: string
  preventScrollReset?: boolean
}

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

export function VisibilityButton({ name, isVisible, onCommand }: VisibilityButtonProps) {
  const intent = isVisible ? 'hide' : 'show'
  return <RowButton label={rowCopy[intent]} name={name} onClick={() => onCommand(intent)} />
}

interface DeleteButtonProps {
  name: string
  copy: { deleteTitle?: string; deleteQuestion: string }
  onDelete: () => void
}

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
