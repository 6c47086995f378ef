import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '~/ui/dialog'
import { RecordForm, type RecordFormProps } from './record-form'
import { type LeavableForm, LeaveQuestion } from './unsaved'

export interface FormDialogProps
  extends Omit<RecordFormProps, 'onCancel' | 'onSaved' | 'leaving' | 'title'> {
  title: string
  description?: ReactNode
  size?: 'narrow' | 'wide'
  /** It was saved, or the author leaves it. */
  onClose: () => void
}

/**
 * A form over the page. Esc and 'Annuller' close it, and ask first where something would be lost. To
 * be shown only while it is open: it begins anew each time.
 */
export function FormDialog({ title, description, size, onClose, ...props }: FormDialogProps) {
  const form = useRef<LeavableForm>(undefined)
  const [asking, setAsking] = useState(false)

  function leave() {
    if (form.current?.isUnsaved()) setAsking(true)
    else onClose()
  }

  function giveUp() {
    form.current?.discard()
    onClose()
  }

  return (
    <Dialog open onClose={leave} title={title} description={description} size={size}>
      <RecordForm {...props} title={title} leaving={form} onCancel={leave} onSaved={onClose} />
      <LeaveQuestion open={asking} onLeave={giveUp} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
