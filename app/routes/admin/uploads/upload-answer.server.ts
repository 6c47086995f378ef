import type { RouterContextProvider } from 'react-router'
import type { UploadRefusal, UploadRefused } from '~/forms/upload'
import { type Backend, backendContext } from '~/platform/backend.server'
import { PictureError } from '~/platform/pictures/picture-error'
import { DomainError } from '~/platform/runtime/domain-error'
import { faultLines, faultOf } from '~/platform/runtime/fault'
import { RefusedUpload } from '~/platform/uploads/receive-file.server'

const statusOf: Record<UploadRefusal, number> = {
  malformed: 400,
  empty: 400,
  missing: 404,
  'too-large': 413,
  'not-a-picture': 415,
  'heic-unreadable': 415,
  'not-a-pdf': 415,
  'not-a-hymn-file': 415,
  'too-many-pixels': 422,
  'avif-too-many-pixels': 422,
  damaged: 422,
  'too-slow': 422,
  'no-mark': 422,
  'disk-full': 507,
  'not-stored': 500,
}

/** Answers with the stored upload, or with why it was refused. */
export async function answerUpload(
  context: Readonly<RouterContextProvider>,
  request: Request,
  store: (backend: Backend, query: URLSearchParams) => Promise<object>,
): Promise<Response> {
  const backend = context.get(backendContext)
  if (request.method !== 'POST') return wrongMethod('POST')
  try {
    return Response.json(await store(backend, new URL(request.url).searchParams), notKept)
  } catch (error) {
    const code = refusalOf(error)
    const fault = faultOf(error)
    if (fault) backend.log.error(faultLines[fault])
    else if (code === 'not-stored')
      backend.log.error({ err: error }, 'an upload could not be stored')
    return Response.json({ code } satisfies UploadRefused, { ...notKept, status: statusOf[code] })
  }
}

/** The response to any other HTTP method. */
export function wrongMethod(allowed: string): Response {
  return new Response(null, { status: 405, headers: { ...notKept.headers, Allow: allowed } })
}

const notKept = { headers: { 'Cache-Control': 'no-store' } }

function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof RefusedUpload || error instanceof PictureError) return error.code
  if (error instanceof DomainError && error.code === 'missing') return 'missing'
  return faultOf(error) === 'disk-full' ? 'disk-full' : 'not-stored'
}
