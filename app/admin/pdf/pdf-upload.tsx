import { useState } from 'react'
import { ConfirmDialog } from '~/admin/form/question-dialog'
import type { FileDescription } from '~/admin/picture/file-button'
import { UploadButton } from '~/admin/picture/upload-button'
import { pdfTypes, uploadPdf } from '~/admin/saving/upload'
import { useUpload } from '~/admin/saving/use-upload'
import type { UploadedPdf } from '~/forms/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { pdfFieldCopy } from './pdf-field.copy'

/** Whether the PDF is encrypted, according to its trailer. */
async function isEncrypted(file: File): Promise<boolean> {
  return (await file.text()).includes('/Encrypt')
}

interface PdfUploadProps {
  /** The id of the file input, if a label refers to it. */
  id?: string
  described?: FileDescription
  /** The button's text. */
  label: string
  /** The collaboration to attach to, unless another row or a text refers to the PDF. */
  collaborationId?: string
  onUploaded: (pdf: UploadedPdf, name: string) => void
}

/** Uploads a PDF as soon as it is chosen. */
export function PdfUpload({ collaborationId, onUploaded, ...button }: PdfUploadProps) {
  const pdf = useUpload(pdfFieldCopy.failed)
  /** A password-protected file that waits for the author's confirmation. */
  const [locked, setLocked] = useState<File>()

  async function choose(file: File) {
    if (!/\.pdf$/i.test(file.name)) return pdf.setFailure(uploadRefusalCopy['not-a-pdf'])
    pdf.setFailure(undefined)
    if (await isEncrypted(file)) setLocked(file)
    else await attach(file)
  }

  async function attach(file: File) {
    setLocked(undefined)
    const stored = await pdf.upload((options) => uploadPdf(file, { ...options, collaborationId }))
    if (stored) onUploaded(stored, file.name)
  }

  return (
    <>
      <UploadButton
        {...button}
        accept={pdfTypes}
        upload={pdf}
        onFile={(file) => void choose(file)}
      />
      <ConfirmDialog
        {...pdfFieldCopy.locked}
        open={locked !== undefined}
        onConfirm={() => locked && void attach(locked)}
        onCancel={() => setLocked(undefined)}
      />
    </>
  )
}
