import { pdfUrl } from '~/domain/pdfs/pdfs'
import { type PdfFile, pdfFile } from '~/domain/pdfs/pdfs.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/pdf'
import { attachment } from './attachment'
import { fileAnswer } from './file-answer.server'
import { ofDraft } from './of-draft.server'

/** The download of an attached PDF. Its headers keep active content from running with the site's origin. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const pdf = await pdfFile(backend, params.id)
  if (pdf) {
    const ownUrl = pdfUrl(params.id, pdf.originalName)
    return fileAnswer(context, { ...fileOf(pdf), ownUrl }, { ...headersOf(pdf), ...checked })
  }
  return ofDraft(context, request, async (backend, seen) => {
    const draft = await pdfFile(backend, params.id, seen)
    return draft && { ...fileOf(draft), headers: headersOf(draft) }
  })
}

const checked = { 'Cache-Control': 'no-cache' }

function fileOf({ path, size }: PdfFile) {
  return { path, size, contentType: 'application/pdf' }
}

function headersOf({ originalName }: PdfFile) {
  return {
    'Content-Disposition': attachment(originalName, 'pdf'),
    'Content-Security-Policy': "sandbox; default-src 'none'",
  }
}
