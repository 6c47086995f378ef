import { fileSize } from '~/danish/file-size'
import { isPdfOnlyInDrafts } from '~/domain/publishing/draft-files.server'
import type { Backend } from '~/platform/backend.server'
import { isKnownMissing } from '~/platform/backups/missing-files.server'
import { pdfUrl } from './pdfs'

export async function pdfFile(backend: Backend, id: string, { includeDrafts = false } = {}) {
  const [pdf] = await storedPdfs(backend, 'id', [id])
  if (!pdf || (!includeDrafts && (await isPdfOnlyInDrafts(backend, id)))) return undefined
  return { path: pdf.path, originalName: pdf.name, size: pdf.size }
}

function storedPdfs({ db }: Backend, column: 'id' | 'collaboration_id', values: string[]) {
  return db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name as name', 'file_path as path', 'file_size as size'])
    .where(column, 'in', values)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function attachedPdfsForEditing(backend: Backend, collaborationId: string) {
  const pdfs = await storedPdfs(backend, 'collaboration_id', [collaborationId])
  return pdfs.map(({ id, name, size }) => ({ id, name, size: fileSize(size) }))
}

/** Oldest first. A PDF whose file is missing has no URL (docs/specification.md, "Collaborations"). */
export async function attachedPdfs(backend: Backend, id: string) {
  return withUrls(backend, await storedPdfs(backend, 'collaboration_id', [id]))
}

function withUrls(backend: Backend, pdfs: Awaited<ReturnType<typeof storedPdfs>>) {
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
  const pdfs = withUrls(backend, await storedPdfs(backend, 'id', ids))
  return new Map(pdfs.map((pdf) => [pdf.id, pdf]))
}

export type AttachedPdf = Awaited<ReturnType<typeof attachedPdfs>>[number]
