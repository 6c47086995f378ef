import { useRef, useState } from 'react'
import { FormSubject } from '~/admin/form-state/form-subject'
import { type LeavableForm, LeaveQuestion } from '~/admin/saving/unsaved'
import { HistoryLink, type HistoryLinkProps } from '~/admin/screen/history-link'
import { Dialog } from '~/ui/dialog'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

export interface FormDialogProps
  extends Omit<RecordFormProps, 'onCancel' | 'onSaved' | 'leaving' | 'title'> {
  title: string
  size?: 'narrow' | 'wide'
  /** The row that the form edits, if it is not in the path. */
  subject?: Required<HistoryLinkProps> | undefined
  onClose: () => void
}

/** Render it only while it is open, so that it always starts with the current values. */
export function FormDialog({ title, size, subject, onClose, ...props }: FormDialogProps) {
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
      <RecordForm {...props} title={title} leavableForm={form} onCancel={close} onSaved={onClose}>
        {subject && <FormSubject id={subject.id} />}
        {props.children}
        {subject && <HistoryLink {...subject} />}
      </RecordForm>
      <LeaveQuestion open={isAsking} onLeave={leaveAndClose} onStay={() => setIsAsking(false)} />
    </Dialog>
  )
}
