import { useId, useState } from 'react'
import { DialogField } from '~/admin/fields/dialog-field'
import { describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { FieldsDialog } from '~/admin/fields/fields-dialog'
import { FileButton } from '~/admin/picture/file-button'
import { UploadProgress } from '~/admin/picture/upload-progress'
import { pdfTypes, uploadPdf } from '~/admin/saving/upload'
import { useUpload } from '~/admin/saving/use-upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { richTextCopy } from './rich-text.copy'

interface PdfDialogProps {
  text: string
  onInsert: (text: string, id: string) => void
  onClose: () => void
}

const words = richTextCopy.pdfDialog

/** Inserts a link to a PDF, which it uploads (docs/specification.md, "PDF links"). */
export function PdfDialog({ text, onInsert, onClose }: PdfDialogProps) {
  const id = useId()
  const [errors, setErrors] = useState<{ text?: string; file?: string }>({})
  const [file, setFile] = useState<File>()
  const { sent, failure, upload, stop } = useUpload(words.failed)
  const isBusy = sent !== undefined

  async function insert(fields: FormData) {
    if (isBusy) return
    const label = String(fields.get('text')).trim()
    const wrong = fileError(file)
    setErrors({ text: label === '' ? words.textMissing : undefined, file: wrong })
    if (label === '' || !file || wrong) return
    const pdf = await upload((options) => uploadPdf(file, options))
    if (pdf) onInsert(label, pdf.id)
  }

  function close() {
    stop()
    onClose()
  }

  const described = describedBy(id, { hint: words.fileHint, error: errors.file })
  return (
    <FieldsDialog
      title={words.title}
      submit={richTextCopy.insert}
      isBusy={isBusy}
      onSubmit={(fields) => void insert(fields)}
      onClose={close}
    >
      <DialogField name="text" label={words.text} defaultValue={text} error={errors.text} />
      <FieldFrame id={id} label={words.file} hint={words.fileHint} error={errors.file} isAlert>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FileButton
            id={id}
            label={words.choose}
            accept={pdfTypes}
            described={described}
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
      {isBusy && <UploadProgress sent={sent} label={words.file} onStop={stop} />}
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </FieldsDialog>
  )
}

function fileError(file: File | undefined): string | undefined {
  if (file === undefined) return words.fileMissing
  return /\.pdf$/i.test(file.name) ? undefined : uploadRefusalCopy['not-a-pdf']
}
