import { type FormEvent, useId, useRef, useState } from 'react'
import { describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { FileButton } from '~/admin/picture/file-button'
import { progressCopy } from '~/admin/picture/picture.copy'
import { UploadProgress } from '~/admin/picture/upload-progress'
import { pdfTypes, UploadFailed, uploadPdf } from '~/admin/saving/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { Dialog } from '~/ui/dialog'
import { DialogField } from './dialog-field'
import { richTextCopy } from './rich-text.copy'

interface PdfDialogProps {
  text: string
  onInsert: (text: string, id: string) => void
  onClose: () => void
}

const words = richTextCopy.pdfDialog

/**
 * Asks for the text and the file of a PDF link, both required, and uploads the file
 * (docs/specification.md, "PDF links").
 */
export function PdfDialog({ text, onInsert, onClose }: PdfDialogProps) {
  const [errors, setErrors] = useState<{ text?: string; file?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState<number>()
  const sending = useRef<AbortController>(undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (sent !== undefined) return
    const label = String(new FormData(event.currentTarget).get('text')).trim()
    const wrong = fileError(file)
    setErrors({ text: label === '' ? words.textMissing : undefined, file: wrong })
    if (label !== '' && file && wrong === undefined) await upload(label, file)
  }

  async function upload(label: string, chosen: File) {
    setFailure(undefined)
    setSent(0)
    sending.current = new AbortController()
    try {
      const { signal } = sending.current
      const { id } = await uploadPdf(chosen, { onProgress: setSent, signal })
      onInsert(label, id)
    } catch (error) {
      setFailure(`${words.failed} ${reasonOf(error)}`)
    } finally {
      setSent(undefined)
    }
  }

  function close() {
    sending.current?.abort(new Error(progressCopy.stopped))
    onClose()
  }

  return (
    <Dialog open onClose={close} title={words.title}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <DialogField name="text" label={words.text} defaultValue={text} error={errors.text} />
        <PdfChoice
          file={file}
          error={errors.file}
          onFile={(chosen) => {
            setFile(chosen)
            setErrors({ ...errors, file: undefined })
          }}
        />
        {sent !== undefined && (
          <UploadProgress
            sent={sent}
            label={words.file}
            onStop={() => sending.current?.abort(new Error(progressCopy.stopped))}
          />
        )}
        <p role="alert" className="text-accent text-small empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button" onClick={close}>
            {richTextCopy.cancel}
          </button>
          <button type="submit" className="button-filled" aria-disabled={sent !== undefined}>
            {richTextCopy.insert}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

interface PdfChoiceProps {
  file: File | undefined
  error: string | undefined
  onFile: (file: File) => void
}

function PdfChoice({ file, error, onFile }: PdfChoiceProps) {
  const id = useId()
  const { file: label, fileHint: hint } = words
  const described = describedBy(id, { hint, error })
  return (
    <FieldFrame {...{ id, label, hint, error }} announced>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton id={id} label={words.choose} accept={pdfTypes} {...{ described, onFile }} />
        <p role="status" className="min-w-0 break-words text-small">
          {file?.name}
        </p>
      </div>
    </FieldFrame>
  )
}

function fileError(file: File | undefined): string | undefined {
  if (file === undefined) return words.fileMissing
  return /\.pdf$/i.test(file.name) ? undefined : uploadRefusalCopy['not-a-pdf']
}

function reasonOf(error: unknown): string {
  const isForAuthor =
    error instanceof UploadFailed || (error as Error)?.message === progressCopy.stopped
  return isForAuthor ? (error as Error).message : ''
}
