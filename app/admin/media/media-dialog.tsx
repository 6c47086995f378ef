import { useState } from 'react'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import type { Media } from '~/forms/media'
import { mediaCopy } from '~/forms/media.copy'
import { playerOf } from '~/forms/players'
import { useTextPicture } from './use-text-picture'

interface MediaDialogProps {
  /** Undefined for a new one. */
  media: Media | undefined
  onChoose: (media: Media) => void
  onRemove: () => void
  onClose: () => void
}

const copy = richTextCopy.mediaDialog

/** Asks for a video or a sound of another site, its title and its picture. */
export function MediaDialog({ media, onChoose, onRemove, onClose }: MediaDialogProps) {
  const [errors, setErrors] = useState<{ url?: string; title?: string }>({})
  const start = { path: media?.path ?? '', alt: '' }
  const { path, isBusy, cancel, field } = useTextPicture(start, { isOptional: true })

  function close() {
    cancel()
    onClose()
  }

  function choose(fields: FormData) {
    if (isBusy) return
    const url = String(fields.get('url')).trim()
    const title = String(fields.get('title')).trim()
    const player = playerOf(/^[a-z]+:/i.test(url) ? url : `https://${url}`)
    setErrors({
      ...(!player && { url: url === '' ? 'Indsæt adressen.' : mediaCopy.invalid }),
      ...(title === '' && { title: 'Skriv en titel.' }),
    })
    if (!player || title === '') return
    onClose()
    onChoose({ url: player.url, title, path })
  }

  return (
    <FieldsDialog
      title={media ? copy.edit : 'Indsæt video eller lyd'}
      submit={media ? 'Gem video eller lyd' : richTextCopy.insert}
      isBusy={isBusy}
      remove={media && { label: copy.remove, onRemove }}
      onSubmit={choose}
      onClose={close}
    >
      <DialogField
        name="url"
        label="Adresse"
        hint="Fra YouTube, Vimeo, Spotify, SoundCloud, Apple Music eller DR."
        inputMode="url"
        defaultValue={media?.url}
        error={errors.url}
      />
      <DialogField
        name="title"
        label="Titel"
        hint="Det, læseren ser, før der trykkes på »Afspil«."
        maxLength={200}
        defaultValue={media?.title}
        error={errors.title}
      />
      {field}
    </FieldsDialog>
  )
}
