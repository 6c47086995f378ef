import { href } from 'react-router'

/**
 * What a PDF belongs to that was uploaded from a rich-text editor (docs/specification.md,
 * "Collaborations").
 */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'

/** A PDF that is attached to a collaboration. */
export interface AttachedPdf {
  id: string
  name: string
  /** As a reader is told it: '1,2 MB'. */
  size: string
  /**
   * Where it is downloaded; undefined while the file cannot be reached (docs/specification.md,
   * "Collaborations").
   */
  url?: string
}

/**
 * Where a PDF is downloaded; the name at the end is the one it is kept under.
 * @param query for somebody who was sent a link to a draft
 */
export function pdfUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/pdf/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
