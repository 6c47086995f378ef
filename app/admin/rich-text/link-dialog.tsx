import { useId, useState } from 'react'
import { href as pathOf } from 'react-router'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { useJson } from '~/admin/requests/use-json'
import type { OwnPage } from '~/domain/pages/own-pages.server'
import { pastedLink } from '~/forms/pasted-link'
import { insertLink, type LinkDialogProps } from './selected-link'

const urlHint =
  'F.eks. https://example.dk, navn@example.dk eller en af dine egne sider: skriv et ord af titlen, og vælg den.'

export function LinkDialog({ editor, selected, onClose }: LinkDialogProps) {
  const { text, href } = selected
  const [errors, setErrors] = useState<{ text?: string; url?: string }>({})
  const isNew = href === undefined
  const pages = useJson<OwnPage[]>(pathOf('/admin/egne-sider')) ?? []
  const pageList = useId()

  function insert(fields: FormData) {
    const label = String(fields.get('text')).trim()
    const urlText = String(fields.get('url')).trim()
    const url = pastedLink(urlText)
    const urlError =
      urlText === ''
        ? 'Skriv adressen.'
        : 'Adressen kan ikke bruges. Skriv f.eks. https://example.dk.'
    setErrors({
      text: label === '' ? 'Skriv den tekst, man skal klikke på.' : undefined,
      url: url === undefined ? urlError : undefined,
    })
    if (label === '' || url === undefined) return
    onClose()
    insertLink(editor, selected, label, { type: 'link', attrs: { href: url } })
  }

  function remove() {
    onClose()
    editor.chain().focus().setTextSelection(selected).unsetMark('link').run()
  }

  return (
    <FieldsDialog
      title={isNew ? 'Indsæt link' : 'Rediger link'}
      submit={isNew ? richTextCopy.insert : 'Gem link'}
      remove={isNew ? undefined : { label: 'Fjern link', onRemove: remove }}
      onSubmit={insert}
      onClose={onClose}
    >
      <DialogField name="text" label="Tekst" defaultValue={text} error={errors.text} />
      <DialogField
        name="url"
        label="Adresse"
        hint={urlHint}
        inputMode="url"
        defaultValue={href ?? ''}
        error={errors.url}
        list={pageList}
      />
      <datalist id={pageList}>
        {pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </FieldsDialog>
  )
}
