import { href, useRevalidator } from 'react-router'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { formCopy } from '~/admin/form/form.copy'
import { lastingSend } from '~/admin/saving/lasting-send'
import { useSaving } from '~/admin/saving/use-saving'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { trashScreen } from '~/domain/history/history.copy'
import { pdfUrl } from '~/domain/pdfs/pdfs'
import { formOf } from '~/forms/form'
import type { UploadedPdf } from '~/forms/upload'
import { showToast } from '~/ui/toast'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

interface PdfFieldProps {
  label?: string
  hint?: string
  /** Undefined until the collaboration is saved; nothing can be attached before. */
  collaborationId: string | undefined
  files: readonly UploadedPdf[]
}

/** The PDFs of a collaboration. They are attached and deleted at once, independent of the form. */
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
        <Attach collaborationId={collaborationId} />
      )}
    </section>
  )
}

function Attach({ collaborationId }: { collaborationId: string }) {
  const { revalidate } = useRevalidator()
  async function attached() {
    showToast({ title: pdfFieldCopy.added })
    await revalidate()
  }
  return (
    <PdfUpload
      label={pdfFieldCopy.add}
      collaborationId={collaborationId}
      onUploaded={() => void attached()}
    />
  )
}

function PdfRow({ file: { id, name, size } }: { file: UploadedPdf }) {
  const { revalidate } = useRevalidator()
  const { send } = useSaving(() => {})

  function undo(change: string | undefined) {
    if (change === undefined) return []
    const takeBack = () => lastingSend(send)(formOf({ intent: 'restore', change }), trashScreen)
    return [{ label: formCopy.undo, onClick: takeBack }]
  }

  async function remove() {
    const deleted = await deletePdf(id)
    if (deleted) showToast({ title: pdfFieldCopy.deleted, actions: undo(deleted.change) })
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

/** Deletes a PDF and returns the change that undoes it; undefined if the server did not. */
async function deletePdf(id: string): Promise<{ change?: string } | undefined> {
  if (!(await ensureSignedIn())) return undefined
  const url = `${href('/admin/upload/pdf')}?${new URLSearchParams({ id })}`
  const answer = await fetch(url, { method: 'DELETE' }).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}
