import type { RouterContextProvider } from 'react-router'
import { type Backend, backendContext } from '~/platform/backend.server'
import { fileNotFound } from './file-answer.server'

interface GeneratedFile {
  type: string
  text: string
  /** The ASCII file name, for a download. */
  fileName?: string
}

/** Answers 503 after a failure, since programs would take an empty feed or calendar for a deletion. */
export async function generatedAnswer(
  context: Readonly<RouterContextProvider>,
  generate: (backend: Backend) => Promise<GeneratedFile | undefined>,
): Promise<Response> {
  const backend = context.get(backendContext)
  try {
    const file = await generate(backend)
    return file ? new Response(file.text, { headers: headersOf(file) }) : fileNotFound()
  } catch (error) {
    backend.log.error({ err: error }, 'a feed, calendar or sitemap could not be made')
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
