import { useState } from 'react'
import { Field } from '~/admin/fields/fields'
import { textOf, useChangeNotice, useField } from '~/admin/form/form-state'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import { Button } from '~/ui/button'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

interface PdfChoiceFieldProps {
  /** The field name of the PDF's id. */
  name: string
  label: string
  hint?: string | undefined
}

/** A PDF that a row refers to. It is uploaded at once, and attached when the form is saved. */
export function PdfChoiceField({ name, label, hint }: PdfChoiceFieldProps) {
  const { id, value, aria } = useField(name, hint)
  const [chosen, setChosen] = useState(() => textOf(value))
  const [announcement, setAnnouncement] = useState('')
  useChangeNotice(chosen)

  function choose(pdf: string, words: string) {
    setChosen(pdf)
    setAnnouncement(words)
  }

  return (
    <fieldset aria-label={label} className="min-w-0">
      <Field name={name} label={label} hint={hint}>
        <input type="hidden" name={name} value={chosen} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {chosen && (
            <a href={pdfUrl(chosen, pdfFieldCopy.file)} className="link py-1">
              {pdfFieldCopy.open}
            </a>
          )}
          <PdfUpload
            id={id}
            described={aria}
            label={chosen ? pdfFieldCopy.change : pdfFieldCopy.choose}
            onUploaded={(pdf, file) => choose(pdf.id, pdfFieldCopy.uploaded(file))}
          />
          {chosen && (
            <Button onClick={() => choose('', pdfFieldCopy.removed)}>
              {pdfFieldCopy.takeAway}
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
