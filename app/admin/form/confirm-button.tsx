import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

interface ConfirmButtonProps {
  /** What the dialog asks. */
  title: string
  name?: string
  text: string
  confirm: string
  onConfirm: () => void
  /** What the button is called where its content alone does not say it. */
  label?: string
  className?: string
  children: ReactNode
}

/** A button that asks before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, name, text, confirm, onConfirm, label, className = 'button', children } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        className={className}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
      <ConfirmDialog
        open={asking}
        title={title}
        name={name}
        text={text}
        confirm={confirm}
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
