import { useRef, useState } from 'react'
import { type LeavableForm, LeaveQuestion } from '~/admin/saving/unsaved'
import { Dialog } from '~/ui/dialog'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

export interface FormDialogProps
  extends Omit<RecordFormProps, 'onCancel' | 'onSaved' | 'leaving' | 'title'> {
  title: string
  size?: 'narrow' | 'wide'
  onClose: () => void
}

/** Render it only while it is open, so that it always starts with the current values. */
export function FormDialog({ title, size, onClose, ...props }: FormDialogProps) {
  const form = useRef<LeavableForm>(null)
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    if (form.current?.isUnsaved()) setIsAsking(true)
    else onClose()
  }

  function leaveAndClose() {
    form.current?.leave()
    onClose()
  }

  return (
    <Dialog open onClose={close} title={title} size={size}>
      <RecordForm {...props} title={title} leavableForm={form} onCancel={close} onSaved={onClose} />
      <LeaveQuestion open={isAsking} onLeave={leaveAndClose} onStay={() => setIsAsking(false)} />
    </Dialog>
  )
}
