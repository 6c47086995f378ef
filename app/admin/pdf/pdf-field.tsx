import { type ReactNode, useEffect, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { Field } from '~/admin/fields/fields'
import { ConfirmButton } from '~/admin/form/confirm-button'
import { formCopy } from '~/admin/form/form.copy'
import { textOf, useField } from '~/admin/form/form-state'
import { lastingSend } from '~/admin/saving/lasting-send'
import { useSaving } from '~/admin/saving/use-saving'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { trashScreen } from '~/domain/history/history.copy'
import { pdfUrl, uploadedPdfsIn } from '~/domain/pdfs/pdfs'
import { formOf } from '~/forms/form'
import type { UploadedPdf } from '~/forms/upload'
import { showToast } from '~/ui/toast'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

interface PdfFieldProps {
  /** Undefined until the collaboration is saved. */
  collaborationId: string | undefined
  files: readonly UploadedPdf[]
  /** The field name of PDFs that are attached by the first save. */
  newName: string
}

/**
 * The PDFs of a collaboration. They are attached and deleted at once, independent of the form; those of
 * a new collaboration when it is saved.
 */
export function PdfField({ collaborationId, files, newName }: PdfFieldProps) {
  return (
    <section aria-label={pdfFieldCopy.label} className="grid gap-3">
      {collaborationId === undefined ? (
        <NewPdfs name={newName} />
      ) : (
        <>
          <p className="font-semibold text-small">{pdfFieldCopy.label}</p>
          <input type="hidden" name={newName} value="" />
          <PdfList
            files={files}
            buttonOf={({ id, name }) => <DeleteButton id={id} name={name} />}
          />
          <Attach collaborationId={collaborationId} />
        </>
      )}
    </section>
  )
}

/** PDFs of a collaboration that is not saved yet: uploaded at once, and kept with its unsaved draft. */
function NewPdfs({ name }: { name: string }) {
  const { id, value, described, touched } = useField(name)
  const [files, setFiles] = useState(() => uploadedPdfsIn(textOf(value)) ?? [])
  const [announcement, setAnnouncement] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form contains the files
  useEffect(touched, [files])

  function change(changed: UploadedPdf[], words: string) {
    setFiles(changed)
    setAnnouncement(words)
  }

  return (
    <Field name={name} label={pdfFieldCopy.label}>
      <input type="hidden" name={name} value={files.length > 0 ? JSON.stringify(files) : ''} />
      <PdfList
        files={files}
        buttonOf={(file) => (
          <button
            type="button"
            className="button-quiet"
            aria-label={`${pdfFieldCopy.takeAway} ${file.name}`}
            onClick={() =>
              change(
                files.filter((other) => other !== file),
                pdfFieldCopy.leftOut(file.name),
              )
            }
          >
            {pdfFieldCopy.takeAway}
          </button>
        )}
      />
      <PdfUpload
        id={id}
        described={described}
        label={pdfFieldCopy.add}
        onUploaded={(pdf) => change([...files, pdf], pdfFieldCopy.uploaded(pdf.name))}
      />
      <p role="status" className="text-faded text-small empty:hidden">
        {announcement}
      </p>
    </Field>
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

interface PdfListProps {
  files: readonly UploadedPdf[]
  buttonOf: (file: UploadedPdf) => ReactNode
}

function PdfList({ files, buttonOf }: PdfListProps) {
  if (files.length === 0) return <p className="text-faded text-small">{pdfFieldCopy.none}</p>
  return (
    <ul className="border-rule border-b">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-t py-3"
        >
          <a href={pdfUrl(file.id, file.name)} download className="link min-w-0 break-words">
            {file.name}
          </a>
          <span className="flex items-center gap-4">
            <span className="text-faded text-small">{file.size}</span>
            {buttonOf(file)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function DeleteButton({ id, name }: { id: string; name: string }) {
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
  )
}

/** Deletes a PDF and returns the change that undoes it; undefined if the server did not. */
async function deletePdf(id: string): Promise<{ change?: string } | undefined> {
  if (!(await ensureSignedIn())) return undefined
  const url = `${href('/admin/upload/pdf')}?${new URLSearchParams({ id })}`
  const answer = await fetch(url, { method: 'DELETE' }).catch(() => undefined)
  return answer?.ok ? answer.json() : undefined
}
