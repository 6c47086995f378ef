import { createReadStream } from 'node:fs'
import { fileSize } from '~/danish/file-size'
import type { UploadedPdf } from '~/forms/upload'
import type { Backend } from '~/platform/backend.server'
import { commitChange, deleteRow, insertRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'

export interface NewPdf {
  /** `noCollaboration` for one that a text links to. */
  collaborationId: string
  /** A file of this machine that was found to be a PDF. */
  file: { path: string; size: number }
  /** The name it was uploaded with; only shown. */
  originalName: string
}

/** Keeps a PDF: the file first, then its row; if that fails, the file is removed again. */
export async function storePdf(
  backend: Backend,
  admin: Admin,
  { collaborationId, file, originalName }: NewPdf,
): Promise<UploadedPdf> {
  const filename = `${backend.clock.now().getTime()}-${crypto.randomUUID().slice(0, 8)}.pdf`
  const path = `collaboration-pdfs/${filename}`
  const mimeType = 'application/pdf'
  await backend.files.put(path, createReadStream(file.path), { contentType: mimeType })
  const row = {
    collaboration_id: collaborationId,
    filename,
    file_path: path,
    original_name: originalName,
    file_size: file.size,
    mime_type: mimeType,
  }
  try {
    const id = await commitChange(backend, ['collaboration_files'], (tx) =>
      insertRow(tx, admin, 'collaboration_files', row),
    )
    return { id, name: originalName, size: fileSize(file.size) }
  } catch (error) {
    await backend.files.remove(path)
    throw error
  }
}

/**
 * Deletes a PDF for good. Links to it in texts are then shown as '(ikke fundet)'
 * (docs/specification.md, "PDF links").
 */
export async function deletePdf(backend: Backend, admin: Admin, id: string): Promise<void> {
  const pdf = await backend.db
    .selectFrom('collaboration_files')
    .select('file_path')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!pdf) return
  await commitChange(backend, ['collaboration_files'], (tx) =>
    deleteRow(tx, admin, 'collaboration_files', id),
  )
  await discardPdf(backend, pdf.file_path)
}

/** Removes the file of a PDF whose row is gone: after the commit, never inside. */
export async function discardPdf({ files, log }: Backend, path: string): Promise<void> {
  await files.remove(path).catch((error: unknown) => {
    log.warn({ err: error, file: path }, 'a deleted PDF is left to the sweep')
  })
}

/**
 * Deletes the PDFs of a collaboration, inside the transaction that deletes it. Answers where their
 * files are: once it is committed, call `discardPdf` with each.
 */
export async function deletePdfsOf(
  tx: Backend,
  admin: Admin,
  collaborationId: string,
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('collaboration_files')
    .select(['id', 'file_path'])
    .where('collaboration_id', '=', collaborationId)
    .execute()
  for (const { id } of rows) await deleteRow(tx, admin, 'collaboration_files', id)
  return rows.map(({ file_path }) => file_path)
}
