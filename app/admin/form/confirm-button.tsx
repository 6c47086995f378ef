import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button'
import { ConfirmDialog } from './question-dialog'

interface ConfirmButtonProps {
  title: string
  name?: string
  text: string
  confirm: string
  onConfirm: () => void
  label?: string
  className?: string
  children: ReactNode
}

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
