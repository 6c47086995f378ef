import { Link } from 'react-router'
import { ConfirmButton } from './confirm-button'

interface EditLinkProps {
  to: string
  /** What the row is called where it is read out. */
  name: string
  preventScrollReset?: boolean
}

/** Leads to where what a row stands for is edited. */
export function EditLink({ name, ...link }: EditLinkProps) {
  return (
    <Link {...link} className="button" aria-label={`Rediger ${name}`}>
      Rediger
    </Link>
  )
}

interface VisibilityButtonProps {
  name: string
  isVisible: boolean
  onCommand: (intent: 'hide' | 'show') => void
}

/** Hides what a row stands for from visitors, or shows it to them. */
export function VisibilityButton({ name, isVisible, onCommand }: VisibilityButtonProps) {
  const toggle = isVisible ? 'Skjul' : 'Vis'
  return (
    <button
      type="button"
      className="button"
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
      label={`Slet ${name}`}
      title={copy.deleteTitle ?? `Slet »${name}«?`}
      text={copy.deleteQuestion}
      confirm="Slet"
      onConfirm={onDelete}
    >
      Slet
    </ConfirmButton>
  )
}
