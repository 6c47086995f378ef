import { fileSize } from '~/danish/file-size'
import { isPdfOnlyInDrafts } from '~/domain/publishing/draft-files.server'
import type { UploadedPdf } from '~/forms/upload'
import type { Backend } from '~/platform/backend.server'
import type { AttachedPdf } from './pdfs'
import { pdfUrl } from './pdfs'

export interface PdfFile {
  /** In the file store. */
  path: string
  /** The name of the uploaded file, for display only. */
  originalName: string
  /** In bytes. */
  size: number
}

/**
 * A PDF, if visitors may see it (docs/specification.md, "PDF links").
 * @param includeDrafts whether to include PDFs that only drafts show
 */
export async function pdfFile(
  backend: Backend,
  id: string,
  { includeDrafts = false } = {},
): Promise<PdfFile | undefined> {
  const row = await backend.db
    .selectFrom('collaboration_files')
    .select(['file_path', 'original_name', 'file_size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || (!includeDrafts && (await isPdfOnlyInDrafts(backend, id)))) {
    return undefined
  }
  return { path: row.file_path, originalName: row.original_name, size: row.file_size }
}

/** The PDFs of a collaboration for its form, oldest first. */
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

/** The PDFs of a collaboration for its page, oldest first. A PDF whose file cannot be read has no URL. */
export async function attachedPdfs(
  { db, files, preview }: Backend,
  id: string,
): Promise<AttachedPdf[]> {
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_path', 'file_size'])
    .where('collaboration_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, original_name: name, file_path, file_size }) => {
      const reachable = await files.exists(file_path).catch(() => false)
      const url = pdfUrl(id, name, preview?.link?.query)
      return { id, name, size: fileSize(file_size), ...(reachable && { url }) }
    }),
  )
}

/** The PDF that a row refers to, for its page; undefined if it is missing or its file cannot be read. */
export async function referencedPdf(
  { db, files, preview }: Backend,
  id: string | null,
): Promise<AttachedPdf | undefined> {
  if (id === null) return undefined
  const row = await db
    .selectFrom('collaboration_files')
    .select(['original_name as name', 'file_path', 'file_size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !(await files.exists(row.file_path).catch(() => false))) return undefined
  const url = pdfUrl(id, row.name, preview?.link?.query)
  return { id, name: row.name, size: fileSize(row.file_size), url }
}

export interface LinkedPdf {
  name: string
  isReachable: boolean
}

/** The PDFs with these ids, by id. */
export async function linkedPdfs(
  { db, files }: Backend,
  ids: string[],
): Promise<Map<string, LinkedPdf>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_path'])
    .where('id', 'in', ids)
    .execute()
  const pdfs = rows.map(async (row) => {
    const isReachable = await files.exists(row.file_path).catch(() => false)
    return [row.id, { name: row.original_name, isReachable }] as const
  })
  return new Map(await Promise.all(pdfs))
}
