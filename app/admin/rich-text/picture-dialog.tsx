import type { Editor } from '@tiptap/react'
import { pictureCopy } from '~/admin/copy/picture.copy'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { useTextPicture } from '~/admin/media/use-text-picture'
import { insertOrUpdateBlock, type TextPicture } from './blocks'

interface PictureDialogProps {
  editor: Editor
  /** The selected picture; undefined for a new one. */
  picture?: TextPicture | undefined
  file?: File
  onClose: () => void
}

const copy = richTextCopy.pictureDialog

/** Asks for a picture and its texts. A new file is uploaded at once; the texts are saved with the form. */
export function PictureDialog({ editor, picture, file, onClose }: PictureDialogProps) {
  const start = { path: picture?.path ?? '', alt: picture?.alt ?? '' }
  const { path, alt, isBusy, cancel, setError, field } = useTextPicture(start, { file })

  function insert(fields: FormData) {
    if (isBusy) return
    if (path === '') return setError('Vælg et billede.')
    const textOf = (name: string) => String(fields.get(name)).trim()
    const texts = { alt: textOf('alt'), caption: textOf('caption'), credit: textOf('credit') }
    onClose()
    insertOrUpdateBlock(editor, 'picture', { path, ...texts })
  }

  function remove() {
    onClose()
    editor.chain().focus().deleteSelection().run()
  }

  function close() {
    cancel()
    onClose()
  }

  return (
    <FieldsDialog
      title={picture ? 'Rediger billede' : 'Indsæt billede'}
      submit={picture ? 'Gem billede' : richTextCopy.insert}
      isBusy={isBusy}
      remove={picture && { label: copy.remove, onRemove: remove }}
      onSubmit={insert}
      onClose={close}
    >
      {field}
      <DialogField
        // The key replaces the alt text when the picture changes.
        key={alt}
        name="alt"
        label={pictureCopy.alt}
        hint={pictureCopy.altHint}
        defaultValue={alt}
        optional
      />
      <DialogField
        name="caption"
        label="Billedtekst"
        hint="Vises under billedet."
        defaultValue={picture?.caption}
        optional
      />
      <DialogField
        name="credit"
        label="Rettigheder"
        hint="Vises efter billedteksten, f.eks. »Foto: Maria Holm«."
        defaultValue={picture?.credit}
        optional
      />
    </FieldsDialog>
  )
}
