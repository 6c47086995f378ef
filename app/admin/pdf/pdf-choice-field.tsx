import { Field, type FieldProps } from '~/admin/fields/fields'
import { textOf, useAnnouncedValue, useField } from '~/admin/form-state/form-state'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import { Button } from '~/ui/button'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

/** A field for one PDF. It is uploaded at once, and attached to the row when the form is saved. */
export function PdfChoiceField({ name, label, hint }: FieldProps) {
  const { id, value, aria } = useField(name, hint)
  const { value: pdfId, announcement, change } = useAnnouncedValue(() => textOf(value))
  return (
    <fieldset aria-label={label} className="min-w-0">
      <Field name={name} label={label} hint={hint}>
        <input type="hidden" name={name} value={pdfId} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {pdfId && (
            <a href={pdfUrl(pdfId, pdfFieldCopy.fallbackName)} className="link py-1">
              {pdfFieldCopy.openLink}
            </a>
          )}
          <PdfUpload
            id={id}
            aria={aria}
            label={pdfId ? pdfFieldCopy.change : pdfFieldCopy.choose}
            onUploaded={(pdf, file) => change(pdf.id, pdfFieldCopy.uploaded(file))}
          />
          {pdfId && (
            <Button onClick={() => change('', pdfFieldCopy.willBeRemoved)}>
              {pdfFieldCopy.removeButton}
            </Button>
          )}
        </div>
        <p role="status" className="text-faded text-small empty:hidden">
          {announcement}
        </p>
      </Field>
    </fieldset>
  )
}
