import { type ClipboardEvent, type DragEvent, lazy, Suspense, useState } from 'react'
import { pictureCopy } from '~/admin/copy/picture.copy'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { Field, type FieldProps, TextField } from '~/admin/fields/fields'
import { focusClasses, focusSteps } from '~/admin/focus-point/focus-point'
import { focusPointCopy, pointText } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import type { FocusPreview } from '~/admin/focus-point/focus-point-editor'
import { type Ratio, ratioClasses } from '~/admin/focus-point/ratio'
import { describedBy } from '~/admin/form-state/field-frame'
import { FormContext, useField } from '~/admin/form-state/form-state'
import { FileButton } from '~/admin/requests/file-button'
import { UploadProgress } from '~/admin/requests/upload-progress'
import type { UploadPurpose } from '~/domain/images/image-paths'
import { Button } from '~/ui/button'
import { importWithRetry } from '~/ui/connection'
import { acceptedPictures, type PictureCrop } from './chosen-file'
import { GalleryButton } from './gallery-dialog'
import type { DisplayedPicture } from './picture-choice'
import { usePictureChoice } from './use-picture-choice'

// Loaded on the first use.
const CropArea = lazy(() => importWithRetry(() => import('./crop-area.client')))

interface ImageFieldProps extends FieldProps {
  purpose: UploadPurpose
  /** 'natural' by default. */
  ratio?: Ratio
  previews?: readonly FocusPreview[]
  /** The name of the alt text's field; `{name}_alt` by default. */
  altName?: string
  hasGallery?: boolean
  withoutAltText?: boolean
  /** The title of the dialog in which the author must crop the picture to 4:3 before it is used. */
  cropTitle?: string
  /** The message after a failed upload, if it is not the usual one. */
  uploadError?: string
}

/**
 * A field for a picture from a file, a drop, the clipboard or the gallery, with a preview as on the public
 * page. A new file is uploaded when the form is saved. After a failed upload the next save tries again.
 * Its name is that of the picture's path; `withPicture` provides the initial values.
 */
export function ImageField(props: ImageFieldProps) {
  const { name, label, hint, required, purpose, withoutAltText, cropTitle } = props
  const { ratio = 'natural', uploadError = 'Kunne ikke uploade billede' } = props
  const altName = props.altName ?? `${name}_alt`
  const needsCrop = cropTitle !== undefined
  const choice = usePictureChoice({ name, altName, purpose, needsCrop, uploadError })
  const { src, state, focus, progress, fileToCrop } = choice
  const { id } = useField(name)
  return (
    <FormContext value={choice.form}>
      <fieldset
        className="grid min-w-0 gap-3"
        aria-label={label}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => withFirstFile(event, event.dataTransfer, choice.chooseFile)}
        onPaste={(event) => withFirstFile(event, event.clipboardData, choice.chooseFile)}
      >
        <Field name={name} label={label} hint={hint} required={required}>
          <PicturePreview src={src} ratio={ratio} focus={focus} state={state} />
          {progress !== undefined && (
            <UploadProgress progress={progress} label={label} onStop={choice.cancelUpload} />
          )}
          <div hidden={progress !== undefined} className="flex flex-wrap items-center gap-3">
            <FileButton
              id={id}
              label={src === undefined ? pictureCopy.choose : pictureCopy.change}
              accept={acceptedPictures}
              aria={describedBy(id, { hint, error: choice.form.errors[name] })}
              onFile={choice.chooseFile}
            />
            {props.hasGallery && (
              <GalleryButton selectedPath={choice.path} onPick={choice.chooseFromGallery} />
            )}
            {!withoutAltText && ratio !== 'natural' && src && (
              <FocusPointButton
                src={src}
                focus={focus}
                step={state === 'stored' ? focusSteps.edit : focusSteps.upload}
                previews={props.previews ?? [{ ratio, label: 'På siden' }]}
                confirm="Brug"
                onConfirm={choice.setFocus}
              >
                {focusPointCopy.adjustButton}
                <span className="sr-only">: {pointText(focus)}</span>
              </FocusPointButton>
            )}
            {choice.reopenCrop && <Button onClick={choice.reopenCrop}>Tilpas udsnit</Button>}
            {choice.path && <Button onClick={choice.remove}>Fjern</Button>}
          </div>
        </Field>
        {withoutAltText || !choice.path ? (
          <input type="hidden" name={altName} value="" />
        ) : (
          // The key clears the alt text of the previous picture.
          <TextField
            key={choice.changes}
            name={altName}
            label={pictureCopy.alt}
            hint={pictureCopy.altHint}
          />
        )}
      </fieldset>
      <input type="hidden" name={name} value={choice.path} data-alt-name={altName} />
      <input type="hidden" name={`${name}_focus_x`} value={focus.x} />
      <input type="hidden" name={`${name}_focus_y`} value={focus.y} />
      <input type="hidden" name={`${name}_original`} value={choice.original} />
      {cropTitle && fileToCrop && (
        <CropPicker
          src={fileToCrop.src}
          title={cropTitle}
          onConfirm={(area) => choice.confirmCrop(fileToCrop, area)}
          onClose={choice.cancelCrop}
        />
      )}
    </FormContext>
  )
}

function withFirstFile(
  event: DragEvent | ClipboardEvent,
  { files }: DataTransfer,
  take: (file: File) => void,
) {
  const [file] = files
  if (!file) return
  event.preventDefault()
  take(file)
}

interface PicturePreviewProps {
  src: string | undefined
  ratio: Ratio
  focus: { x: number; y: number }
  state: DisplayedPicture['state']
}

const stateText: Record<DisplayedPicture['state'], string> = {
  none: pictureCopy.noPicture,
  stored: '',
  pending: pictureCopy.pending,
  uploaded: pictureCopy.uploaded,
  gallery: pictureCopy.fromGalleryPending,
  removed: pictureCopy.removed,
}

/** The picture as the public page crops it. */
function PicturePreview({ src, ratio, focus, state }: PicturePreviewProps) {
  return (
    <div className="grid max-w-md gap-2">
      {src ? (
        <img
          src={src}
          alt=""
          className={
            ratio === 'natural'
              ? 'max-h-80 w-auto max-w-full justify-self-start'
              : `focused w-full ${ratioClasses[ratio]} ${focusClasses(focus)}`
          }
        />
      ) : (
        <p className="border border-faded border-dashed px-4 py-6 text-faded text-small">
          {stateText[state] || pictureCopy.noPicture}
          <span className="mt-1 block text-caption">JPG, PNG, WebP, AVIF eller HEIC.</span>
          <span className="block pointer-coarse:hidden text-caption">{pictureCopy.dropHint}</span>
        </p>
      )}
      <p role="status" className="text-small empty:hidden">
        {src ? stateText[state] : ''}
      </p>
    </div>
  )
}

interface CropPickerProps {
  src: string
  title: string
  onConfirm: (crop: PictureCrop) => void
  onClose: () => void
}

function CropPicker({ src, title, onConfirm, onClose }: CropPickerProps) {
  const [crop, setCrop] = useState<PictureCrop>()
  return (
    <FieldsDialog
      title={title}
      description="Flyt billedet, og zoom, til udsnittet er rigtigt."
      size="wide"
      submit="Brug udsnit"
      isBusy={!crop}
      onSubmit={() => crop && onConfirm(crop)}
      onClose={onClose}
    >
      <Suspense fallback={<div className="h-[50svh] bg-leaf" />}>
        <CropArea src={src} onChange={setCrop} />
      </Suspense>
    </FieldsDialog>
  )
}
