import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { acceptedPictures, openPicture } from '~/admin/picture/chosen-file'
import { FileButton } from '~/admin/picture/file-button'
import { GalleryDialog } from '~/admin/picture/gallery-dialog'
import { pictureCopy, progressCopy } from '~/admin/picture/picture.copy'
import { UploadProgress } from '~/admin/picture/upload-progress'
import { uploadPicture } from '~/admin/saving/upload'
import type { GalleryChoice } from '~/domain/images/gallery/gallery-choice'
import { Dialog } from '~/ui/dialog'
import { DialogField } from './dialog-field'
import type { TextPicture } from './picture-node'
import { richTextCopy } from './rich-text.copy'
import { storedPictureUrl } from './stored-picture-url'

interface PictureDialogProps {
  /** The selected picture; undefined for a new one. */
  picture: TextPicture | undefined
  /** A file that was pasted or dropped. */
  file: File | undefined
  onInsert: (picture: TextPicture) => void
  onRemove: () => void
  onClose: () => void
}

const words = richTextCopy.pictureDialog

/** Asks for a picture and its texts. A new file is uploaded at once, the texts are saved with the form. */
export function PictureDialog({ picture, file, onInsert, onRemove, onClose }: PictureDialogProps) {
  const { path, alt, sent, failure, missing, take, pick, stop, requireOne } = useTextPicture(
    picture,
    file,
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (!requireOne()) return
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name)).trim()
    onInsert({ path, alt: textOf('alt'), caption: textOf('caption'), credit: textOf('credit') })
  }

  function close() {
    stop()
    onClose()
  }

  return (
    <Dialog open onClose={close} title={picture ? words.edit : words.title}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <PictureChoice
          path={path}
          error={missing ? words.pictureMissing : undefined}
          sent={sent}
          onFile={(chosen) => void take(chosen)}
          onPick={pick}
          onStop={stop}
        />
        <p role="alert" className="text-accent text-small empty:hidden">
          {failure}
        </p>
        <DialogField
          // A new picture has a new description.
          key={alt}
          name="alt"
          label={pictureCopy.alt}
          hint={pictureCopy.altHint}
          defaultValue={alt}
          optional
        />
        <DialogField
          name="caption"
          label={words.caption}
          hint={words.captionHint}
          defaultValue={picture?.caption}
          optional
        />
        <DialogField
          name="credit"
          label={words.credit}
          hint={words.creditHint}
          defaultValue={picture?.credit}
          optional
        />
        <div className="flex flex-wrap justify-end gap-3">
          {picture && (
            <button type="button" className="button mr-auto" onClick={onRemove}>
              {words.remove}
            </button>
          )}
          <button type="button" className="button" onClick={close}>
            {richTextCopy.cancel}
          </button>
          <button type="submit" className="button-filled" aria-disabled={sent !== undefined}>
            {picture ? words.save : richTextCopy.insert}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** The picture of the dialog: the selected one, one of the gallery, or an upload. */
function useTextPicture(picture: TextPicture | undefined, file: File | undefined) {
  const [path, setPath] = useState(picture?.path ?? '')
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const [missing, setMissing] = useState(false)
  const sending = useRef<AbortController>(undefined)

  async function take(chosen: File) {
    stop()
    const controller = new AbortController()
    sending.current = controller
    setFailure(undefined)
    setMissing(false)
    setSent(0)
    try {
      const { file: opened } = await openPicture(chosen)
      const { signal } = controller
      const uploaded = await uploadPicture(opened, { place: 'text', onProgress: setSent, signal })
      setPath(uploaded.path)
      setAlt('')
    } catch (error) {
      setFailure(`${words.failed} ${(error as Error).message}`)
    } finally {
      if (sending.current === controller) setSent(undefined)
    }
  }

  const stop = () => sending.current?.abort(new Error(progressCopy.stopped))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens
  useEffect(() => {
    if (file) void take(file)
  }, [])

  return {
    path,
    alt,
    sent,
    failure,
    missing,
    take,
    stop,
    pick: (image: GalleryChoice) => {
      setPath(image.path)
      setAlt(image.alt)
      setFailure(undefined)
      setMissing(false)
    },
    /** Whether a picture is chosen; if not, says so. */
    requireOne: () => {
      setMissing(path === '' && sent === undefined)
      return path !== '' && sent === undefined
    },
  }
}

interface PictureChoiceProps {
  path: string
  error: string | undefined
  sent: number | undefined
  onFile: (file: File) => void
  onPick: (image: GalleryChoice) => void
  onStop: () => void
}

function PictureChoice({ path, error, sent, onFile, onPick, onStop }: PictureChoiceProps) {
  const id = useId()
  const [galleryIsOpen, setGalleryIsOpen] = useState(false)
  const label = words.picture
  return (
    <FieldFrame id={id} label={label} error={error} announced>
      {path && (
        <img
          src={storedPictureUrl(path)}
          alt=""
          className="max-h-60 max-w-full justify-self-start bg-leaf"
        />
      )}
      {sent !== undefined && <UploadProgress sent={sent} label={label} onStop={onStop} />}
      <div hidden={sent !== undefined} className="flex flex-wrap items-center gap-3">
        <FileButton
          id={id}
          label={path ? pictureCopy.change : pictureCopy.choose}
          accept={acceptedPictures}
          described={describedBy(id, { error })}
          onFile={onFile}
        />
        <button type="button" className="button" onClick={() => setGalleryIsOpen(true)}>
          {pictureCopy.fromGallery}
        </button>
      </div>
      {galleryIsOpen && (
        <GalleryDialog
          chosen={path}
          onPick={(image) => {
            setGalleryIsOpen(false)
            onPick(image)
          }}
          onClose={() => setGalleryIsOpen(false)}
        />
      )}
    </FieldFrame>
  )
}
