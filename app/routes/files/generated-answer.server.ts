import type { RouterContextProvider } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { fileNotFound } from './file-answer.server'

interface GeneratedFile {
  type: string
  text: string
  /** The ASCII file name, for a download. */
  fileName?: string
}

/**
 * Answers with text generated from the site's content, cached like a page. If that fails, the response is
 * 503: from an empty feed, calendar or sitemap, programs would conclude that everything was deleted.
 */
export async function generatedAnswer(
  context: Readonly<RouterContextProvider>,
  generate: () => Promise<GeneratedFile | undefined>,
): Promise<Response> {
  try {
    const file = await generate()
    return file ? new Response(file.text, { headers: headersOf(file) }) : fileNotFound()
  } catch (error) {
    context
      .get(backendContext)
      .log.error({ err: error }, 'a feed, calendar or sitemap could not be made')
    return new Response('Prøv igen om lidt.', { status: 503, headers: unavailable })
  }
}

function headersOf({ type, fileName }: GeneratedFile): Record<string, string> {
  return {
    'Content-Type': `${type}; charset=utf-8`,
    ...(fileName && { 'Content-Disposition': `attachment; filename="${fileName}"` }),
  }
}

const unavailable = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Retry-After': '60',
}
