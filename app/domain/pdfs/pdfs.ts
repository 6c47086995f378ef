import { href } from 'react-router'

/**
 * The collaboration id of PDFs uploaded from a rich-text editor (docs/specification.md, "Collaborations").
 */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'

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
