import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useState } from 'react'
import { formCopy } from '~/admin/copy/form.copy'
import { Button } from '~/ui/button'

export interface QuestionDialogProps {
  open: boolean
  title: string
  name?: string
  text: string
  answers: readonly { label: string; onChoose: () => void }[]
  cancel?: string
  onCancel: () => void
}

export function QuestionDialog(props: QuestionDialogProps) {
  const { open, title, name, text, answers, cancel = formCopy.cancel, onCancel } = props
  const buttons = answers.length > 1 ? 'grid' : 'flex flex-wrap justify-end'
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className="fixed inset-0 z-40 bg-night/60" />
        <AlertDialog.Popup className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid w-[min(28rem,calc(100vw-2rem))] gap-4 border border-rule bg-paper p-6 text-ink">
          <AlertDialog.Title className="font-lead text-heading leading-tight">
            {title}
          </AlertDialog.Title>
          {name && <p className="font-semibold wrap-anywhere">»{name}«</p>}
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={`mt-2 gap-3 ${buttons}`}>
            <AlertDialog.Close className="button">{cancel}</AlertDialog.Close>
            {answers.map(({ label, onChoose }) => (
              <Button key={label} className="button border-accent text-accent" onClick={onChoose}>
                {label}
              </Button>
            ))}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

interface ConfirmDialogProps extends Omit<QuestionDialogProps, 'answers'> {
  confirm: string
  onConfirm: () => void
}

export function ConfirmDialog({ confirm, onConfirm, ...question }: ConfirmDialogProps) {
  return <QuestionDialog {...question} answers={[{ label: confirm, onChoose: onConfirm }]} />
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'open' | 'cancel' | 'onCancel'> {
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
