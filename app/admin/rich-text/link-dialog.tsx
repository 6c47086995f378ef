import { useState } from 'react'
import { linkUrl } from '~/forms/link-url'
import { Dialog } from '~/ui/dialog'
import { DialogField } from './dialog-field'
import { richTextCopy } from './rich-text.copy'

interface LinkDialogProps {
  text: string
  href: string | undefined
  onInsert: (text: string, href: string) => void
  onRemove: () => void
  onClose: () => void
}

const words = richTextCopy.linkDialog

/** Asks for the text and the URL of a link; both are required (docs/specification.md, "Rich text"). */
export function LinkDialog({ text, href, onInsert, onRemove, onClose }: LinkDialogProps) {
  const [errors, setErrors] = useState<{ text?: string; url?: string }>({})

  function insert(form: FormData) {
    const label = String(form.get('text')).trim()
    const written = String(form.get('url')).trim()
    const url = linkUrl(written)
    const wrong = written === '' ? words.urlMissing : words.urlWrong
    setErrors({
      text: label === '' ? words.textMissing : undefined,
      url: url === undefined ? wrong : undefined,
    })
    if (label !== '' && url !== undefined) onInsert(label, url)
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
          name="url"
          label={words.url}
          hint={words.urlHint}
          inputMode="url"
          defaultValue={href ?? ''}
          error={errors.url}
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
