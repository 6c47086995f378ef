import { fileSize } from '~/danish/file-size'
import { isFileOnlyInDrafts } from '~/domain/publishing/draft-files.server'
import type { Backend } from '~/platform/backend.server'
import { isKnownMissing } from '~/platform/backups/missing-files.server'
import { pdfUrl } from './files'
import { recordingUrl } from './recordings'

/** A PDF, or a recording of a lecture or an extract. */
export async function uploadedFile(backend: Backend, id: string, { includeDrafts = false } = {}) {
  const [file] = await storedFiles(backend, 'id', [id])
  if (!file || (!includeDrafts && (await isFileOnlyInDrafts(backend, id)))) return undefined
  return { path: file.path, originalName: file.name, size: file.size, mimeType: file.mimeType }
}

function storedFiles({ db }: Backend, column: 'id' | 'collaboration_id', values: string[]) {
  return db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name as name', 'file_path as path', 'file_size as size'])
    .select('mime_type as mimeType')
    .where(column, 'in', values)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function attachedPdfsForEditing(backend: Backend, collaborationId: string) {
  const pdfs = await storedFiles(backend, 'collaboration_id', [collaborationId])
  return pdfs.map(({ id, name, size }) => ({ id, name, size: fileSize(size) }))
}

/** Oldest first. A PDF whose file is missing has no URL (docs/specification.md, "Collaborations"). */
export async function attachedPdfs(backend: Backend, id: string) {
  return withUrls(backend, await storedFiles(backend, 'collaboration_id', [id]))
}

function withUrls(backend: Backend, pdfs: Awaited<ReturnType<typeof storedFiles>>) {
  return pdfs.map(({ id, name, path, size }) => {
    const url = pdfUrl(id, name, backend.preview?.link?.query)
    return { id, name, size: fileSize(size), ...(!isKnownMissing(backend, path) && { url }) }
  })
}

export async function referencedPdf(backend: Backend, id: string | null) {
  const pdf = (await linkedPdfs(backend, id === null ? [] : [id])).get(id ?? '')
  return pdf?.url === undefined ? undefined : pdf
}

export async function linkedPdfs(backend: Backend, ids: string[]) {
  if (ids.length === 0) return new Map()
  const pdfs = withUrls(backend, await storedFiles(backend, 'id', ids))
  return new Map(pdfs.map((pdf) => [pdf.id, pdf]))
}

export async function recordingOf(backend: Backend, id: string | null) {
  const [file] = id === null ? [] : await storedFiles(backend, 'id', [id])
  if (!file || isKnownMissing(backend, file.path)) return undefined
  return recordingUrl(file.id, file.name, backend.preview?.link?.query)
}

export type AttachedPdf = Awaited<ReturnType<typeof attachedPdfs>>[number]
