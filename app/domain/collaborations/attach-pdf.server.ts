import { createReadStream } from 'node:fs'
import { fileSize } from '~/danish/file-size'
import type { UploadedPdf } from '~/forms/upload'
import type { Backend } from '~/platform/backend.server'
import { DomainError } from '~/platform/domain-error'
import { commitChange, deleteRow, insertRow } from '~/platform/rows.server'
import type { Admin } from '~/platform/session.server'
import { noCollaboration } from './pdf-files'

interface NewPdf {
  /** `noCollaboration` for one that a text links to. */
  collaborationId: string
  /** A file of this machine that was found to be a PDF. */
  file: { path: string; size: number }
  /** The name it was uploaded with; only shown. */
  originalName: string
}

/**
 * Keeps a PDF: the file first, then its row; if that fails, the file is removed again.
 * @throws DomainError missing, when the collaboration is not there
 */
export async function attachPdf(
  backend: Backend,
  admin: Admin,
  { collaborationId, file, originalName }: NewPdf,
): Promise<UploadedPdf> {
  if (!(await isThere(backend, collaborationId))) throw new DomainError('missing')
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

async function isThere({ db }: Backend, id: string): Promise<boolean> {
  if (id === noCollaboration) return true
  const row = await db
    .selectFrom('collaborations')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
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

/** The PDFs of a collaboration as its form lists them, oldest first. */
export async function attachedPdfsForEditing(
  { db }: Backend,
  collaborationId: string,
): Promise<UploadedPdf[]> {
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_size'])
    .where('collaboration_id', '=', collaborationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, original_name: name, file_size }) => ({
    id,
    name,
    size: fileSize(file_size),
  }))
}
