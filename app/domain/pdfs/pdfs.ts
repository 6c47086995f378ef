import { href } from 'react-router'
import { z } from 'zod'
import { rowId } from '~/forms/form-fields'
import type { UploadedPdf } from '~/forms/upload'

/**
 * The collaboration id of PDFs uploaded from a rich-text editor (docs/specification.md, "Collaborations").
 */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'

/** The PDFs that were uploaded for a row that is not saved yet, in a form field as JSON. */
const uploadedPdfs = z.array(z.object({ id: rowId, name: z.string(), size: z.string() }))

/** Undefined when the text is not such a list. */
export function uploadedPdfsIn(text: string): UploadedPdf[] | undefined {
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
 * The download URL of a PDF; the name at its end becomes the file name.
 * @param query the key of a preview link
 */
export function pdfUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/pdf/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
