import type { ClipboardEvent, DragEvent } from 'react'
import { describedBy } from '~/admin/fields/field-frame'
import { Field, TextField } from '~/admin/fields/fields'
import { focusSteps } from '~/admin/focus-point/focus-point'
import { focusPointCopy, pointText } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import type { FocusPreview } from '~/admin/focus-point/focus-previews'
import { FormContext, useField } from '~/admin/form/form-state'
import type { UploadPurpose } from '~/domain/images/image-paths'
import { Button } from '~/ui/button'
import { acceptedPictures } from './chosen-file'
import { CropPicker } from './crop-picker'
import { FileButton } from './file-button'
import { GalleryButton } from './gallery-dialog'
import { pictureCopy } from './picture.copy'
import { PicturePreview } from './picture-preview'
import type { Ratio } from './ratio'
import { UploadProgress } from './upload-progress'
import { usePictureChoice } from './use-picture-choice'

interface ImageFieldProps {
  /** The field name of the stored picture's path; `withPicture` provides the initial values. */
  name: string
  label: string
  hint?: string
  required?: boolean
  /** The purpose of the picture, which decides where its file is stored. */
  purpose: UploadPurpose
  /** The ratio in which the public page shows it. */
  ratio: Ratio
  /** The crops for the focus-point editor, if there are several. */
  previews?: readonly FocusPreview[]
  /** The name of the alt text's field; `{name}_alt` by default. */
  altName?: string
  /** Whether pictures of the gallery can be chosen. */
  gallery?: boolean
  /** Leaves out the alt text and the focus point. */
  plain?: boolean
  /** Asks for a crop of this ratio before the picture is used. */
  crop?: { ratio: Exclude<Ratio, 'natural'>; title: string }
  /** The screen's message for a failed upload (docs/specification.md, "Pictures"). */
  failed: string
}

/**
 * A picture field: chosen, dropped or pasted, previewed as the public page shows it, and uploaded when
 * the form is saved. After a failed upload everything stays for another attempt.
 */
export function ImageField(props: ImageFieldProps) {
  const { name, label, hint, required, purpose, ratio, plain = false, crop, failed } = props
  const altName = props.altName ?? `${name}_alt`
  const choice = usePictureChoice({ name, altName, purpose, cropped: crop !== undefined, failed })
  const { src, state, focus, sent, toCrop } = choice
  const { id } = useField(name)
  return (
    <FormContext value={choice.form}>
      <fieldset
        className="grid min-w-0 gap-3"
        aria-label={label}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFirst(event, event.dataTransfer, choice.take)}
        onPaste={(event) => takeFirst(event, event.clipboardData, choice.take)}
      >
        <Field name={name} label={label} hint={hint} required={required}>
          <PicturePreview src={src} ratio={ratio} focus={focus} state={state} />
          {sent !== undefined && <UploadProgress sent={sent} label={label} onStop={choice.stop} />}
          <div hidden={sent !== undefined} className="flex flex-wrap items-center gap-3">
            <FileButton
              id={id}
              label={src === undefined ? pictureCopy.choose : pictureCopy.change}
              accept={acceptedPictures}
              described={describedBy(id, { hint, error: choice.form.errors[name] })}
              onFile={choice.take}
            />
            {props.gallery && <GalleryButton chosen={choice.path} onPick={choice.pick} />}
            {!plain && ratio !== 'natural' && src && (
              <FocusPointButton
                src={src}
                focus={focus}
                step={state === 'stored' ? focusSteps.edit : focusSteps.upload}
                previews={props.previews ?? [{ ratio, label: 'På siden' }]}
                confirm={focusPointCopy.use}
                onConfirm={choice.setFocus}
              >
                {focusPointCopy.adjustButton}
                <span className="sr-only">: {pointText(focus)}</span>
              </FocusPointButton>
            )}
            {choice.cropAgain && <Button onClick={choice.cropAgain}>{pictureCopy.crop}</Button>}
            {choice.path && <Button onClick={choice.remove}>{pictureCopy.remove}</Button>}
          </div>
        </Field>
        {plain || !choice.path ? (
          <input type="hidden" name={altName} value="" />
        ) : (
          // The previous picture's alt text does not apply to a new one.
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
      {crop && toCrop && (
        <CropPicker
          src={toCrop.src}
          ratio={crop.ratio}
          title={crop.title}
          onConfirm={(part) => void choice.takeCrop(toCrop, part)}
          onClose={choice.leaveCrop}
        />
      )}
    </FormContext>
  )
}

function takeFirst(
  event: DragEvent | ClipboardEvent,
  { files }: DataTransfer,
  take: (file: File) => void,
) {
  const [file] = files
  if (!file) return
  event.preventDefault()
  take(file)
}
