import { createReadStream } from 'node:fs'
import { fileSize } from '~/danish/file-size'
import type { UploadedFile } from '~/forms/upload'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import { commitChange, insertRow, patchRow } from '~/platform/changes/rows.server'
import { noCollaboration } from './files'
import { type RecordingType, recordingTypes } from './recordings'

const pdfType = 'application/pdf'

export interface NewFile {
  collaborationId: string
  file: { path: string; size: number }
  /** The name of the uploaded file, for display only. */
  originalName: string
  /** A PDF if it is not given. */
  recordingType?: RecordingType
}

/** Stores a PDF or a recording. Writes the file before the row and removes it if the row fails. */
export async function storeFile(
  backend: Backend,
  admin: Admin,
  { collaborationId, file, originalName, recordingType }: NewFile,
): Promise<UploadedFile> {
  const extension = recordingType ? recordingTypes[recordingType] : 'pdf'
  const filename = `${backend.clock.now().getTime()}-${crypto.randomUUID().slice(0, 8)}.${extension}`
  const path = recordingType ? `recordings/${filename}` : `collaboration-pdfs/${filename}`
  await backend.files.put(path, createReadStream(file.path))
  const row = {
    collaboration_id: collaborationId,
    filename,
    file_path: path,
    original_name: originalName,
    file_size: file.size,
    mime_type: recordingType ?? pdfType,
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

/** Attaches the PDFs that were uploaded before a collaboration was saved. Ignores PDFs of other collaborations. */
export async function attachUploadedPdfs(
  tx: Backend,
  admin: Admin,
  collaboration_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const unattached = await tx.db
    .selectFrom('collaboration_files')
    .select('id')
    .where('id', 'in', ids)
    .where('collaboration_id', '=', noCollaboration)
    .execute()
  for (const { id } of unattached)
    await patchRow(tx, admin, 'collaboration_files', id, { collaboration_id })
}

/** @returns the change that restores it when it is undone */
export async function deleteFile(backend: Backend, admin: Admin, id: string) {
  return commitChange(backend, ['collaboration_files'], (tx) =>
    moveToTrash(tx, admin, 'collaboration_files', id),
  )
}
