import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '~/ui/dialog'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'
import { type LeavableForm, LeaveQuestion } from './unsaved'

export interface FormDialogProps
  extends Omit<RecordFormProps, 'onCancel' | 'onSaved' | 'leaving' | 'title'> {
  title: string
  description?: ReactNode
  size?: 'narrow' | 'wide'
  /** Runs after a save, and when the author cancels. */
  onClose: () => void
}

/**
 * A form in a dialog. Esc and 'Annuller' close it, and ask first if input is unsaved. Render it only while
 * it is open, so that it starts with fresh values each time.
 */
export function FormDialog({ title, description, size, onClose, ...props }: FormDialogProps) {
  const form = useRef<LeavableForm>(undefined)
  const [asking, setAsking] = useState(false)

  function leave() {
    if (form.current?.isUnsaved()) setAsking(true)
    else onClose()
  }

  function giveUp() {
    form.current?.leave()
    onClose()
  }

  return (
    <Dialog open onClose={leave} title={title} description={description} size={size}>
      <RecordForm {...props} title={title} leaving={form} onCancel={leave} onSaved={onClose} />
      <LeaveQuestion
        open={asking}
        keepsInput={form.current?.keepsInput === true}
        onLeave={giveUp}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  )
}
