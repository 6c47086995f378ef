import { useState } from 'react'
import { ConfirmDialog } from '~/admin/dialogs/question-dialog'
import type { FileDescription } from '~/admin/requests/file-button'
import { pdfTypes, uploadPdf } from '~/admin/requests/upload'
import { UploadButton } from '~/admin/requests/upload-button'
import { useUpload } from '~/admin/requests/use-upload'
import type { UploadedFile } from '~/forms/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { pdfFieldCopy } from './pdf-field.copy'

interface PdfUploadProps {
  id?: string
  aria?: FileDescription
  label: string
  collaborationId?: string
  onUploaded: (pdf: UploadedFile, name: string) => void
}

export function PdfUpload({ collaborationId, onUploaded, ...button }: PdfUploadProps) {
  const uploader = useUpload(pdfFieldCopy.uploadFailed)
  /** An encrypted file, until the author confirms or cancels its upload. */
  const [encryptedFile, setEncryptedFile] = useState<File>()

  async function choose(file: File) {
    if (!/\.pdf$/i.test(file.name)) return uploader.setFailure(uploadRefusalCopy['not-a-pdf'])
    uploader.setFailure(undefined)
    // The trailer of an encrypted PDF refers to an encryption dictionary.
    if ((await file.text()).includes('/Encrypt')) setEncryptedFile(file)
    else await upload(file)
  }

  async function upload(file: File) {
    setEncryptedFile(undefined)
    const stored = await uploader.upload((options) =>
      uploadPdf(file, { ...options, collaborationId }),
    )
    if (stored) onUploaded(stored, file.name)
  }

  return (
    <>
      <UploadButton
        {...button}
        accept={pdfTypes}
        upload={uploader}
        onFile={(file) => void choose(file)}
      />
      <ConfirmDialog
        {...pdfFieldCopy.encrypted}
        open={encryptedFile !== undefined}
        onConfirm={() => encryptedFile && void upload(encryptedFile)}
        onCancel={() => setEncryptedFile(undefined)}
      />
    </>
  )
}
