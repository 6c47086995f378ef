import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Field } from '~/admin/fields/fields'
import { textOf, useAnnouncedValue, useField } from '~/admin/form-state/form-state'
import { DeleteButton, RowButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { parseUploadedPdfs, pdfUrl } from '~/domain/files/files'
import type { UploadedFile } from '~/forms/upload'
import { showToast } from '~/ui/toast'
import { pdfFieldCopy } from './pdf-field.copy'
import { PdfUpload } from './pdf-upload'

export const deletePdfIntent = 'delete-pdf'

interface PdfFieldProps {
  /** Undefined until the collaboration is saved. */
  collaborationId: string | undefined
  files: readonly UploadedFile[]
  /** The field name of PDFs that are attached by the first save. */
  newName: string
}

/**
 * The PDFs of a collaboration. They are attached and deleted at once, independently of the form. Those of a
 * new collaboration are attached by its first save.
 */
export function PdfField({ collaborationId, files, newName }: PdfFieldProps) {
  const { revalidate } = useRevalidator()
  const command = useCommand()
  async function reportAttached() {
    showToast({ title: pdfFieldCopy.attached })
    await revalidate()
  }
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
            renderButton={({ id, name }) => (
              <DeleteButton
                name={name}
                copy={pdfFieldCopy}
                onDelete={() => command({ intent: deletePdfIntent, pdf: id })}
              />
            )}
          />
          <PdfUpload
            label={pdfFieldCopy.add}
            collaborationId={collaborationId}
            onUploaded={() => void reportAttached()}
          />
        </>
      )}
    </section>
  )
}

/** The PDFs of a collaboration that is not saved yet: uploaded at once, and part of its unsaved draft. */
function NewPdfs({ name }: { name: string }) {
  const { id, value, aria } = useField(name)
  const {
    value: files,
    announcement,
    change,
  } = useAnnouncedValue(() => parseUploadedPdfs(textOf(value)) ?? [])
  return (
    <Field name={name} label={pdfFieldCopy.label}>
      <input type="hidden" name={name} value={files.length > 0 ? JSON.stringify(files) : ''} />
      <PdfList
        files={files}
        renderButton={(file) => (
          <RowButton
            label={pdfFieldCopy.removeButton}
            name={file.name}
            onClick={() =>
              change(
                files.filter((other) => other !== file),
                pdfFieldCopy.willNotBeAttached(file.name),
              )
            }
          />
        )}
      />
      <PdfUpload
        id={id}
        aria={aria}
        label={pdfFieldCopy.add}
        onUploaded={(pdf) => change([...files, pdf], pdfFieldCopy.uploaded(pdf.name))}
      />
      <p role="status" className="text-faded text-small empty:hidden">
        {announcement}
      </p>
    </Field>
  )
}

interface PdfListProps {
  files: readonly UploadedFile[]
  renderButton: (file: UploadedFile) => ReactNode
}

function PdfList({ files, renderButton }: PdfListProps) {
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
            {renderButton(file)}
          </span>
        </li>
      ))}
    </ul>
  )
}
