import type { Backend } from '~/platform/backend.server'

export interface PdfFile {
  /** In the file store. */
  path: string
  /** The name it was uploaded with; only shown. */
  originalName: string
  /** Bytes. */
  size: number
}

/**
 * An attached PDF, or undefined: its links then say that it was not found (docs/specification.md,
 * "PDF links").
 */
export async function pdfFile({ db }: Backend, id: string): Promise<PdfFile | undefined> {
  const row = await db
    .selectFrom('collaboration_files')
    .select(['file_path', 'original_name', 'file_size'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { path: row.file_path, originalName: row.original_name, size: row.file_size }
}
