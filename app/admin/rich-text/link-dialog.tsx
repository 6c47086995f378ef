import { useState } from 'react'
import { DialogField } from '~/admin/fields/dialog-field'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { linkUrl } from '~/forms/link-url'
import { richTextCopy } from './rich-text.copy'

interface LinkDialogProps {
  text: string
  href: string | undefined
  onInsert: (text: string, href: string) => void
  onRemove: () => void
  onClose: () => void
}

const words = richTextCopy.linkDialog

/** Asks for the text and the URL of a link, both required (docs/specification.md, "Rich text"). */
export function LinkDialog({ text, href, onInsert, onRemove, onClose }: LinkDialogProps) {
  const [errors, setErrors] = useState<{ text?: string; url?: string }>({})
  const isNew = href === undefined

  function insert(fields: FormData) {
    const label = String(fields.get('text')).trim()
    const written = String(fields.get('url')).trim()
    const url = linkUrl(written)
    const wrong = written === '' ? words.urlMissing : words.urlWrong
    setErrors({
      text: label === '' ? words.textMissing : undefined,
      url: url === undefined ? wrong : undefined,
    })
    if (label !== '' && url !== undefined) onInsert(label, url)
  }

  return (
    <FieldsDialog
      title={isNew ? words.title : words.edit}
      submit={isNew ? richTextCopy.insert : words.save}
      remove={isNew ? undefined : { label: words.remove, onRemove }}
      onSubmit={insert}
      onClose={onClose}
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
    </FieldsDialog>
  )
}
