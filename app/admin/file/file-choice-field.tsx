import type { ReactNode } from 'react'
import { Field, type FieldProps } from '~/admin/fields/fields'
import { textOf, useAnnouncedValue, useField } from '~/admin/form-state/form-state'
import type { FileDescription } from '~/admin/requests/file-button'
import type { UploadedFile } from '~/forms/upload'
import { Button } from '~/ui/button'

interface UploadProps {
  id: string
  aria: FileDescription
  label: string
  onUploaded: (file: UploadedFile, name: string) => void
}

interface FileChoiceProps extends FieldProps {
  copy: {
    choose: string
    change: string
    openLink: string
    /** The name in the URL, if the file's own name is unknown. */
    fallbackName: string
    removeButton: string
    uploaded: (name: string) => string
    willBeRemoved: string
  }
  urlOf: (id: string, name: string) => string
  renderUpload: (props: UploadProps) => ReactNode
}

/** A field for one file. It is uploaded at once, and attached to the row when the form is saved. */
export function FileChoiceField({ name, label, hint, copy, urlOf, renderUpload }: FileChoiceProps) {
  const { id, value, aria } = useField(name, hint)
  const { value: fileId, announcement, change } = useAnnouncedValue(() => textOf(value))
  return (
    <fieldset aria-label={label} className="min-w-0">
      <Field name={name} label={label} hint={hint}>
        <input type="hidden" name={name} value={fileId} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {fileId && (
            <a href={urlOf(fileId, copy.fallbackName)} className="link py-1">
              {copy.openLink}
            </a>
          )}
          {renderUpload({
            id,
            aria,
            label: fileId ? copy.change : copy.choose,
            onUploaded: (file, fileName) => change(file.id, copy.uploaded(fileName)),
          })}
          {fileId && (
            <Button onClick={() => change('', copy.willBeRemoved)}>{copy.removeButton}</Button>
          )}
        </div>
        <p role="status" className="text-faded text-small empty:hidden">
          {announcement}
        </p>
      </Field>
    </fieldset>
  )
}
