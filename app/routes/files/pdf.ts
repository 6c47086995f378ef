import { pdfUrl } from '~/domain/files/files'
import { uploadedFile } from '~/domain/files/files.server'
import type { Route } from './+types/pdf'
import { attachment } from './attachment'
import { publicOrDraft } from './public-or-draft.server'

const contentType = 'application/pdf'

/** The download of an attached PDF. Its headers keep active content from running with the site's origin. */
export function loader({ params: { id }, context, request }: Route.LoaderArgs) {
  return publicOrDraft(context, request, async (backend, seen) => {
    const pdf = await uploadedFile(backend, id, seen)
    if (pdf?.mimeType !== contentType) return undefined
    const { path, size, originalName } = pdf
    const headers = {
      'Cache-Control': 'no-cache',
      'Content-Disposition': attachment(originalName, 'pdf'),
      'Content-Security-Policy': "sandbox; default-src 'none'",
    }
    const normalizedUrl = pdfUrl(id, originalName)
    return { path, size, contentType, normalizedUrl, headers }
  })
}
