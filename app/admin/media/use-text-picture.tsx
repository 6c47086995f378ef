import { useEffect, useId, useState } from 'react'
import { pictureCopy } from '~/admin/copy/picture.copy'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { acceptedPictures, openPicture } from '~/admin/picture/chosen-file'
import { GalleryButton } from '~/admin/picture/gallery-dialog'
import { FileButton } from '~/admin/requests/file-button'
import { uploadPicture } from '~/admin/requests/upload'
import { UploadProgress } from '~/admin/requests/upload-progress'
import { useUpload } from '~/admin/requests/use-upload'
import { Button } from '~/ui/button'
import { storedPictureUrl } from './stored-picture-url'

const copy = richTextCopy.pictureDialog

interface PictureChoiceOptions {
  file?: File | undefined
  isOptional?: boolean
}

/** The field of a dialog for a picture in a text. A new file is uploaded at once. */
export function useTextPicture(
  start: { path: string; alt: string },
  { file, isOptional = false }: PictureChoiceOptions = {},
) {
  const id = useId()
  const [{ path, alt }, setPicture] = useState(start)
  const [error, setError] = useState<string>()
  const { progress, failure, setFailure, upload, cancel } = useUpload(
    'Billedet kunne ikke uploades.',
  )
  const isBusy = progress !== undefined

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

  const field = (
    <>
      <FieldFrame id={id} label={copy.picture} error={error} isAlert>
        {path && (
          <img
            src={storedPictureUrl(path)}
            alt=""
            className="max-h-60 max-w-full justify-self-start bg-leaf"
          />
        )}
        {isBusy && <UploadProgress progress={progress} label={copy.picture} onStop={cancel} />}
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
          {isOptional && path && (
            <Button onClick={() => setPicture({ path: '', alt: '' })}>{copy.remove}</Button>
          )}
        </div>
      </FieldFrame>
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </>
  )
  return { path, alt, isBusy, cancel, setError, field }
}
