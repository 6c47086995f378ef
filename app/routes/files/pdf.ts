import { pdfFile } from '~/domain/pdfs/pdfs.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/pdf'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'

/** The download of an attached PDF. It is saved, and nothing in it runs with the site's rights. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const pdf = await pdfFile(backend, params.id)
  if (!pdf) return fileNotFound()
  const file = { path: pdf.path, size: pdf.size, contentType: 'application/pdf' }
  return fileAnswer(backend, request, file, {
    'Content-Disposition': attachment(pdf.originalName, 'pdf'),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'no-cache',
  })
}
