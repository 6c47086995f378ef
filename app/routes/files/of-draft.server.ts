import type { RouterContextProvider } from 'react-router'
import { backendContext } from '~/platform/backend.server'
import { currentAdmin } from '~/platform/session.server'
import { fileAnswer, fileNotFound } from './file-answer.server'

interface DraftFile {
  path: string
  contentType: string
  size: number
  headers?: Record<string, string>
}

/** Answers with a file that visitors do not find: the author's if it is a draft's, else nothing. */
export async function ofDraft(
  context: Readonly<RouterContextProvider>,
  request: Request,
  find: (seen: { alsoOfDrafts: true }) => Promise<DraftFile | undefined>,
): Promise<Response> {
  const backend = context.get(backendContext)
  const isSignedIn = request.headers.has('Cookie') && (await currentAdmin(backend, request))
  const file = isSignedIn ? await find({ alsoOfDrafts: true }) : undefined
  if (!file) return fileNotFound()
  const { headers, ...stored } = file
  return fileAnswer(backend, request, stored, { ...headers, 'Cache-Control': 'private, no-store' })
}
