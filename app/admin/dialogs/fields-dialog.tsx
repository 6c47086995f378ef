import type { ReactNode } from 'react'
import { formCopy } from '~/admin/copy/form.copy'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface FieldsDialogProps {
  title: string
  description?: string
  size?: 'narrow' | 'wide'
  children: ReactNode
  submit: string
  isBusy?: boolean
  remove?: { label: string; onRemove: () => void } | undefined
  onSubmit: (fields: FormData) => void
  onClose: () => void
}

/** A dialog with a few fields, such as those of a link or the crop of a picture. `onSubmit` gets their values. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { title, description, size, children, submit, isBusy, remove, onSubmit, onClose } = props
  return (
    <Dialog open onClose={onClose} title={title} description={description} size={size}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          // In React, the event would otherwise bubble to the form that opened the dialog.
          event.stopPropagation()
          onSubmit(new FormData(event.currentTarget))
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {remove && (
            <Button className="button mr-auto" onClick={remove.onRemove}>
              {remove.label}
            </Button>
          )}
          <Button onClick={onClose}>{formCopy.cancel}</Button>
          <button type="submit" className="button-filled" aria-disabled={isBusy}>
            {submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
