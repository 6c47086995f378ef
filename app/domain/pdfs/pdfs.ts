import { href } from 'react-router'
import { z } from 'zod'
import { rowId } from '~/forms/form-fields'
import type { UploadedPdf } from '~/forms/upload'

/**
 * The collaboration id of PDFs uploaded from a rich-text editor (docs/specification.md, "Collaborations").
 */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'

/** The value of a form field with the PDFs that were uploaded before the row was saved. */
const uploadedPdfs = z.array(z.object({ id: rowId, name: z.string(), size: z.string() }))

/** Parses the JSON of `uploadedPdfs`; undefined if it is invalid. */
export function parseUploadedPdfs(text: string): UploadedPdf[] | undefined {
  if (text === '') return []
  try {
    return uploadedPdfs.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export interface AttachedPdf {
  id: string
  name: string
  /** Formatted: '1,2 MB'. */
  size: string
  /** Undefined while the file is unreachable (docs/specification.md, "Collaborations"). */
  url?: string
}

/**
 * The download URL of a PDF. It ends with the file name.
 * @param query the key of a preview link
 */
export function pdfUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/pdf/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
