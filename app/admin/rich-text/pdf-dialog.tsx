import { useId, useState } from 'react'
import { richTextCopy } from '~/admin/copy/rich-text.copy'
import { DialogField } from '~/admin/dialogs/dialog-field'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { FileButton } from '~/admin/requests/file-button'
import { pdfTypes, uploadPdf } from '~/admin/requests/upload'
import { UploadProgress } from '~/admin/requests/upload-progress'
import { useUpload } from '~/admin/requests/use-upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { insertLink, type LinkDialogProps } from './selected-link'

const fileLabel = 'PDF-fil'
const fileHint = 'Højst 50 MB.'

export function PdfDialog({ editor, selected, onClose }: LinkDialogProps) {
  const id = useId()
  const [errors, setErrors] = useState<{ text?: string; file?: string }>({})
  const [file, setFile] = useState<File>()
  const { progress, failure, upload, cancel } = useUpload(
    'Der opstod en fejl ved upload af PDF filen.',
  )
  const isBusy = progress !== undefined

  async function insert(fields: FormData) {
    if (isBusy) return
    const label = String(fields.get('text')).trim()
    const invalidFile = fileError(file)
    setErrors({
      text: label === '' ? 'Skriv den tekst, man skal klikke på.' : undefined,
      file: invalidFile,
    })
    if (label === '' || !file || invalidFile) return
    const pdf = await upload((options) => uploadPdf(file, options))
    if (!pdf) return
    onClose()
    insertLink(editor, selected, label, { type: 'pdfLink', attrs: { id: pdf.id } })
  }

  function close() {
    cancel()
    onClose()
  }

  const aria = describedBy(id, { hint: fileHint, error: errors.file })
  return (
    <FieldsDialog
      title="Indsæt PDF"
      submit={richTextCopy.insert}
      isBusy={isBusy}
      onSubmit={(fields) => void insert(fields)}
      onClose={close}
    >
      <DialogField name="text" label="Tekst" defaultValue={selected.text} error={errors.text} />
      <FieldFrame id={id} label={fileLabel} hint={fileHint} error={errors.file} isAlert>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            id={id}
            label="Vælg PDF"
            accept={pdfTypes}
            aria={aria}
            onFile={(chosen) => {
              setFile(chosen)
              setErrors({ ...errors, file: undefined })
            }}
          />
          <p role="status" className="min-w-0 break-words text-small">
            {file?.name}
          </p>
        </div>
      </FieldFrame>
      {isBusy && <UploadProgress progress={progress} label={fileLabel} onStop={cancel} />}
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </FieldsDialog>
  )
}

function fileError(file: File | undefined): string | undefined {
  if (file === undefined) return 'Vælg en PDF-fil.'
  return /\.pdf$/i.test(file.name) ? undefined : uploadRefusalCopy['not-a-pdf']
}
