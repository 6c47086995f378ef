import { useId, useRef, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { trashScreen } from '~/domain/history/history.copy'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import { formOf } from '~/forms/form'
import type { UploadedPdf } from '~/forms/upload'
import { uploadRefusalCopy } from '~/forms/upload.copy'
import { showToast } from '~/ui/toast'
import { ConfirmButton } from './confirm-button'
import { ConfirmDialog } from './confirm-dialog'
import { ensureSignedIn } from './ensure-signed-in'
import { formCopy } from './form.copy'
import { lastingSend } from './lasting-send'
import { pdfFieldCopy } from './pdf-field.copy'
import { FileButton } from './picture/file-button'
import { progressCopy } from './picture/picture.copy'
import { UploadProgress } from './picture/upload-progress'
import { pdfTypes, UploadFailed, uploadPdf } from './upload'
import { useSaving } from './use-saving'

interface PdfFieldProps {
  label?: string
  hint?: string
  /** Undefined while the collaboration has not been saved: then nothing can be attached yet. */
  collaborationId: string | undefined
  files: readonly UploadedPdf[]
}

/** The PDFs of a collaboration. They are attached and deleted at once, not when the form is saved. */
export function PdfField({
  label = pdfFieldCopy.label,
  hint,
  collaborationId,
  files,
}: PdfFieldProps) {
  return (
    <section aria-label={label} className="grid gap-3">
      <p className="font-semibold text-small">{label}</p>
      {hint && <p className="text-caption text-faded">{hint}</p>}
      {files.length === 0 && <p className="text-faded text-small">{pdfFieldCopy.none}</p>}
      <ul className="border-rule border-b empty:hidden">
        {files.map((file) => (
          <PdfRow key={file.id} file={file} />
        ))}
      </ul>
      {collaborationId === undefined ? (
        <p className="text-faded text-small">{pdfFieldCopy.saveFirst}</p>
      ) : (
        <PdfUpload collaborationId={collaborationId} />
      )}
    </section>
  )
}

function PdfRow({ file: { id, name, size } }: { file: UploadedPdf }) {
  const { revalidate } = useRevalidator()
  const { send } = useSaving(() => {})

  function undo(change: string | undefined) {
    if (change === undefined) return undefined
    const takeBack = () => lastingSend(send)(formOf({ intent: 'restore', change }), trashScreen)
    return { label: formCopy.undo, onClick: takeBack }
  }

  async function remove() {
    const deleted = await deletePdf(id)
    if (deleted) showToast({ title: pdfFieldCopy.deleted, action: undo(deleted.change) })
    else showToast({ ...pdfFieldCopy.notDeleted, variant: 'destructive' })
    await revalidate()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-t py-3">
      <a href={pdfUrl(id, name)} download className="link min-w-0 break-words">
        {name}
      </a>
      <span className="flex items-center gap-4">
        <span className="text-faded text-small">{size}</span>
        <ConfirmButton
          label={`${pdfFieldCopy.remove} ${name}`}
          title={pdfFieldCopy.deleteTitle}
          text={pdfFieldCopy.deleteQuestion(name)}
          confirm={pdfFieldCopy.remove}
          className="button-quiet"
          onConfirm={() => void remove()}
        >
          {pdfFieldCopy.remove}
        </ConfirmButton>
      </span>
    </li>
  )
}

/** An encrypted PDF says so in plain letters, in its trailer. */
async function isEncrypted(file: File): Promise<boolean> {
  return (await file.text()).includes('/Encrypt')
}

/** Answers the change that brings it back; undefined where the server did not do it. */
async function deletePdf(id: string): Promise<{ change?: string } | undefined> {
  if (!(await ensureSignedIn())) return undefined
  const url = `${href('/admin/upload/pdf')}?${new URLSearchParams({ id })}`
  const answer = await fetch(url, { method: 'DELETE' }).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}

function PdfUpload({ collaborationId }: { collaborationId: string }) {
  const id = useId()
  const sending = useRef<AbortController>(undefined)
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  /** One that asks for a password, until the author has said whether it shall be attached. */
  const [locked, setLocked] = useState<File>()
  const { revalidate } = useRevalidator()

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
      await uploadPdf(file, { collaborationId, onProgress: setSent, signal })
      showToast({ title: pdfFieldCopy.added })
      await revalidate()
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
          label={pdfFieldCopy.add}
          accept={pdfTypes}
          onFile={(file) => void choose(file)}
        />
      </div>
      {sent !== undefined && (
        <div className="w-full">
          <UploadProgress
            sent={sent}
            label={pdfFieldCopy.add}
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
