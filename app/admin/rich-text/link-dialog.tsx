import { useState } from 'react'
import { Dialog } from '~/ui/dialog'
import { DialogField } from './dialog-field'
import { linkUrl } from './link-url'
import { richTextCopy } from './rich-text.copy'

interface LinkDialogProps {
  text: string
  href: string | undefined
  onInsert: (text: string, href: string) => void
  onRemove: () => void
  onClose: () => void
}

const words = richTextCopy.linkDialog

/** Asks for a link: its text and its address, both (docs/specification.md, "Rich text"). */
export function LinkDialog({ text, href, onInsert, onRemove, onClose }: LinkDialogProps) {
  const [errors, setErrors] = useState<{ text?: string; address?: string }>({})

  function insert(form: FormData) {
    const label = String(form.get('text')).trim()
    const written = String(form.get('address')).trim()
    const address = linkUrl(written)
    const wrong = written === '' ? words.addressMissing : words.addressWrong
    setErrors({
      text: label === '' ? words.textMissing : undefined,
      address: address === undefined ? wrong : undefined,
    })
    if (label !== '' && address !== undefined) onInsert(label, address)
  }

  return (
    <Dialog open onClose={onClose} title={href === undefined ? words.title : words.edit}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          insert(new FormData(event.currentTarget))
        }}
      >
        <DialogField name="text" label={words.text} defaultValue={text} error={errors.text} />
        <DialogField
          name="address"
          label={words.address}
          hint={words.addressHint}
          inputMode="url"
          defaultValue={href ?? ''}
          error={errors.address}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {href !== undefined && (
            <button type="button" className="button mr-auto" onClick={onRemove}>
              {words.remove}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {richTextCopy.cancel}
          </button>
          <button type="submit" className="button-filled">
            {href === undefined ? richTextCopy.insert : words.save}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
