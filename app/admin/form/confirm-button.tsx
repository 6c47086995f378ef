import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { ConfirmDialog } from './question-dialog'

interface ConfirmButtonProps {
  /** The question in the dialog. */
  title: string
  name?: string
  text: string
  confirm: string
  onConfirm: () => void
  /** The accessible name, where the visible text is not enough. */
  label?: string
  className?: string
  children: ReactNode
}

/** A button that asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, className = 'button', children, onConfirm, ...question } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button aria-label={label} className={className} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        {...question}
        open={isAsking}
        onConfirm={() => {
          setIsAsking(false)
          onConfirm()
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
