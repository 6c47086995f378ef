import { useId, useRef, useState } from 'react'
import { ConfirmDialog } from '~/admin/form/confirm-dialog'
import { FileButton, type FileDescription } from '~/admin/picture/file-button'
import { progressCopy } from '~/admin/picture/picture.copy'
import { UploadProgress } from '~/admin/picture/upload-progress'
import { pdfTypes, UploadFailed, uploadPdf } from '~/admin/saving/upload'
import type { UploadedPdf } from '~/forms/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { pdfFieldCopy } from './pdf-field.copy'

/** Whether the PDF is encrypted, by its trailer. */
async function isEncrypted(file: File): Promise<boolean> {
  return (await file.text()).includes('/Encrypt')
}

interface PdfUploadProps {
  /** The id of the file input, if a label refers to it. */
  id?: string
  described?: FileDescription
  /** The button's text. */
  label: string
  /** The collaboration to attach to; without one, another row or a text refers to the PDF. */
  collaborationId?: string
  onUploaded: (pdf: UploadedPdf, name: string) => void
}

/** Uploads a PDF as soon as it is chosen. */
export function PdfUpload(props: PdfUploadProps) {
  const { label, collaborationId, onUploaded, described } = props
  const own = useId()
  const id = props.id ?? own
  const sending = useRef<AbortController>(undefined)
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  /** A password-protected file that waits for the author's confirmation. */
  const [locked, setLocked] = useState<File>()

  async function choose(file: File) {
    setFailure(undefined)
    if (!/\.pdf$/i.test(file.name)) return setFailure(uploadRefusalCopy['not-a-pdf'])
    if (await isEncrypted(file)) setLocked(file)
    else await attach(file)
  }

  async function attach(file: File) {
    setLocked(undefined)
    sending.current = new AbortController()
    setSent(0)
    try {
      const { signal } = sending.current
      const pdf = await uploadPdf(file, { collaborationId, onProgress: setSent, signal })
      onUploaded(pdf, file.name)
    } catch (error) {
      const reason = error instanceof UploadFailed ? error.message : ''
      setFailure(`${pdfFieldCopy.failed} ${reason}`)
    } finally {
      setSent(undefined)
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div hidden={sent !== undefined}>
        <FileButton
          id={id}
          label={label}
          accept={pdfTypes}
          described={described}
          onFile={(file) => void choose(file)}
        />
      </div>
      {sent !== undefined && (
        <div className="w-full">
          <UploadProgress
            sent={sent}
            label={label}
            onStop={() => sending.current?.abort(new Error(progressCopy.stopped))}
          />
        </div>
      )}
      <ConfirmDialog
        {...pdfFieldCopy.locked}
        open={locked !== undefined}
        onConfirm={() => locked && void attach(locked)}
        onCancel={() => setLocked(undefined)}
      />
      <p role="alert" className="text-accent text-small empty:hidden">
        {failure}
      </p>
    </div>
  )
}
