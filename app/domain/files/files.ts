import { href } from 'react-router'
import { z } from 'zod'
import { rowId } from '~/forms/form-fields'
import type { UploadedFile } from '~/forms/upload'
import { tryOrUndefined } from '~/http/try-or-undefined'

/** The collaboration of PDFs that were uploaded in a text. */
export const noCollaboration = '00000000-0000-0000-0000-000000000000'

const uploadedPdfs = z.array(z.object({ id: rowId, name: z.string(), size: z.string() }))

export function parseUploadedPdfs(text: string): UploadedFile[] | undefined {
  return text === '' ? [] : tryOrUndefined(() => uploadedPdfs.parse(JSON.parse(text)))
}

export function pdfUrl(id: string, name: string, query?: string): string {
  const url = href('/filer/pdf/:id/:name', { id, name })
  return query === undefined ? url : `${url}?${query}`
}
