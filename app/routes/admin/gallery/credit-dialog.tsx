import { useId, useRef } from 'react'
import { control } from '~/admin/fields/field-frame'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { Dialog } from '~/ui/dialog'

const copy = galleryCopy.marked

interface CreditDialogProps {
  credit: string
  count: number
  onSave: (credit: string) => void
  onClose: () => void
}

/** Asks whom to credit for the marked pictures. */
export function CreditDialog({ credit, count, onSave, onClose }: CreditDialogProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog open onClose={onClose} title={copy.credit} description={copy.count(count)}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(field.current?.value ?? '')
          onClose()
        }}
      >
        <div className="grid gap-1">
          <label htmlFor={id}>{galleryCopy.credit}</label>
          <p id={`${id}-hint`} className="text-faded text-small">
            {galleryCopy.creditHint}
          </p>
          <input
            id={id}
            ref={field}
            defaultValue={credit}
            autoComplete="off"
            maxLength={300}
            aria-describedby={`${id}-hint`}
            className={control}
          />
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button" onClick={onClose}>
            {copy.cancel}
          </button>
          <button type="submit" className="button-filled">
            {copy.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
