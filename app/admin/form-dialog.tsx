import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '~/ui/dialog'
import { RecordForm, type RecordFormProps } from './record-form'
import { LeaveQuestion } from './unsaved'

export interface FormDialogProps extends Omit<RecordFormProps, 'onCancel' | 'onSaved' | 'asked'> {
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
export function FormDialog({ title, description, size, onClose, ...form }: FormDialogProps) {
  const asked = useRef(() => false)
  const [asking, setAsking] = useState(false)

  function leave() {
    if (asked.current()) setAsking(true)
    else onClose()
  }

  return (
    <Dialog open onClose={leave} title={title} description={description} size={size}>
      <RecordForm {...form} asked={asked} onCancel={leave} onSaved={onClose} />
      <LeaveQuestion open={asking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
