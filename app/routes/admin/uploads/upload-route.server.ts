import type { ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { maxUploadBytes, type UploadKind } from '~/forms/upload'
import type { UploadRefusal, UploadRefused } from '~/forms/upload.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { PictureError } from '~/platform/pictures/picture-error'
import { DomainError } from '~/platform/runtime/domain-error'
import { faultLines, faultOf } from '~/platform/runtime/fault'
import {
  type ReceivedFile,
  RefusedUpload,
  withReceivedFile,
} from '~/platform/uploads/receive-file.server'

const statusOf: Record<UploadRefusal, number> = {
  malformed: 400,
  empty: 400,
  missing: 404,
  'too-large': 413,
  'not-a-picture': 415,
  'heic-unreadable': 415,
  'not-a-pdf': 415,
  'not-a-hymn-file': 415,
  'not-a-recording': 415,
  'too-many-pixels': 422,
  'avif-too-many-pixels': 422,
  damaged: 422,
  'too-slow': 422,
  photograph: 422,
  'no-mark': 422,
  'disk-full': 507,
  'files-away': 503,
  'database-away': 503,
  'data-lost': 503,
  busy: 503,
  'not-stored': 500,
}

type Store<Query extends z.ZodType> = (
  session: ReturnType<typeof signedIn>,
  file: ReceivedFile,
  query: z.output<Query>,
) => Promise<object>

/** Receives one file as the body of a POST. */
export function uploadRoute<Query extends z.ZodType>(
  kind: UploadKind,
  query: Query,
  store: Store<Query>,
) {
  async function action({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
    const signed = signedIn(context)
    if (request.method !== 'POST') return methodNotAllowed()
    try {
      const parameters = Object.fromEntries(new URL(request.url).searchParams)
      const { data, success } = query.safeParse(parameters)
      if (!success) throw new RefusedUpload('malformed')
      const storeReceived = (file: ReceivedFile) => store(signed, file, data)
      return Response.json(
        await withReceivedFile(request, maxUploadBytes[kind], storeReceived),
        noStore,
      )
    } catch (error) {
      return refuse(error, signed.backend)
    }
  }
  return { loader: methodNotAllowed, action }
}

function refuse(error: unknown, { log }: Backend): Response {
  const code = refusalOf(error)
  const fault = faultOf(error)
  if (fault) log.error(faultLines[fault])
  else if (code === 'not-stored') log.error({ err: error }, 'an upload could not be stored')
  return Response.json({ code } satisfies UploadRefused, { ...noStore, status: statusOf[code] })
}

function methodNotAllowed(): Response {
  return new Response(null, { status: 405, headers: { ...noStore.headers, Allow: 'POST' } })
}

const noStore = { headers: { 'Cache-Control': 'no-store' } }

function refusalOf(error: unknown): UploadRefusal {
  if (error instanceof RefusedUpload || error instanceof PictureError) return error.code
  if (error instanceof DomainError && error.code === 'missing') return 'missing'
  return faultOf(error) ?? 'not-stored'
}
