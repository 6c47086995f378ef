import type { Editor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { pictureCopy } from '~/admin/copy/picture.copy'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { acceptedPictures, openPicture } from '~/admin/picture/chosen-file'
import { GalleryButton } from '~/admin/picture/gallery-dialog'
import { FileButton } from '~/admin/requests/file-button'
import { uploadPicture } from '~/admin/requests/upload'
import { UploadProgress } from '~/admin/requests/upload-progress'
import { useUpload } from '~/admin/requests/use-upload'
import { insertOrUpdatePicture, storedPictureUrl, type TextPicture } from './blocks'

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
  const id = useId()
  const [{ path, alt }, setPicture] = useState({
    path: picture?.path ?? '',
    alt: picture?.alt ?? '',
  })
  const [error, setError] = useState<string>()
  const { progress, failure, setFailure, upload, cancel } = useUpload(copy.failed)
  const isBusy = progress !== undefined
  const label = copy.picture

  async function uploadFile(chosen: File) {
    setError(undefined)
    const uploaded = await upload(async (options) => {
      const opened = await openPicture(chosen)
      return uploadPicture(opened.file, { ...options, purpose: 'text' })
    })
    if (uploaded) setPicture({ path: uploaded.path, alt: '' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    if (file) void uploadFile(file)
  }, [])

  function insert(fields: FormData) {
    if (isBusy) return
    if (path === '') return setError(copy.pictureMissing)
    const textOf = (name: string) => String(fields.get(name)).trim()
    const texts = { alt: textOf('alt'), caption: textOf('caption'), credit: textOf('credit') }
    onClose()
    insertOrUpdatePicture(editor, { path, ...texts })
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
      title={picture ? copy.edit : copy.title}
      submit={picture ? copy.save : richTextCopy.insert}
      isBusy={isBusy}
      remove={picture && { label: copy.remove, onRemove: remove }}
      onSubmit={insert}
      onClose={close}
    >
      <FieldFrame id={id} label={label} error={error} isAlert>
        {path && (
          <img
            src={storedPictureUrl(path)}
            alt=""
            className="max-h-60 max-w-full justify-self-start bg-leaf"
          />
        )}
        {isBusy && <UploadProgress progress={progress} label={label} onStop={cancel} />}
        <div hidden={isBusy} className="flex flex-wrap items-center gap-3">
          <FileButton
            id={id}
            label={path ? pictureCopy.change : pictureCopy.choose}
            accept={acceptedPictures}
            aria={describedBy(id, { error })}
            onFile={(chosen) => void uploadFile(chosen)}
          />
          <GalleryButton
            selectedPath={path}
            onPick={(image) => {
              setPicture({ path: image.path, alt: image.alt })
              setFailure(undefined)
              setError(undefined)
            }}
          />
        </div>
      </FieldFrame>
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
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
        label={copy.caption}
        hint={copy.captionHint}
        defaultValue={picture?.caption}
        optional
      />
      <DialogField
        name="credit"
        label={copy.credit}
        hint={copy.creditHint}
        defaultValue={picture?.credit}
        optional
      />
    </FieldsDialog>
  )
}
