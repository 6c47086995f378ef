import type { FieldProps } from '~/admin/fields/fields'
import { pdfUrl } from '~/domain/files/files'
import { FileChoiceField } from './file-choice-field'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

export function PdfChoiceField(field: FieldProps) {
  return (
    <FileChoiceField
      {...field}
      copy={pdfFieldCopy}
      urlOf={pdfUrl}
      renderUpload={(props) => <PdfUpload {...props} />}
    />
  )
}
