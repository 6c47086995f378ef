import type { RouterContextProvider } from 'react-router'
import { previewByLink } from '~/domain/publishing/preview-links.server'
import { linkParameter } from '~/domain/publishing/publication'
import { currentAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { fileAnswer, fileNotFound, type StoredFile } from './file-answer.server'

interface DraftFile extends StoredFile {
  headers?: Record<string, string>
}

/** Looks a file up again, including files of drafts. */
type Find = (backend: Backend, seen?: { alsoOfDrafts: boolean }) => Promise<DraftFile | undefined>

/**
 * Answers with a file that visitors do not see: to the author, or to a reader with the preview link of
 * that draft. A 404 for everybody else.
 */
export async function ofDraft(
  context: Readonly<RouterContextProvider>,
  request: Request,
  find: Find,
): Promise<Response> {
  const backend = context.get(backendContext)
  const file = (await ofLinked(backend, request, find)) ?? (await ofAuthors(backend, request, find))
  if (!file) return fileNotFound()
  const { headers, ...stored } = file
  context.get(visitContext).isPrivate = true
  const keeping = { 'Cache-Control': 'private, no-store' }
  return fileAnswer(context, { ...stored, inParts: true }, { ...headers, ...keeping })
}

async function ofLinked(backend: Backend, request: Request, find: Find) {
  const token = new URL(request.url).searchParams.get(linkParameter)
  const preview = token === null ? undefined : await previewByLink(backend, token)
  return preview && find({ ...backend, preview })
}

async function ofAuthors(backend: Backend, request: Request, find: Find) {
  const isSignedIn = request.headers.has('Cookie') && (await currentAdmin(backend, request))
  return isSignedIn ? find(backend, { alsoOfDrafts: true }) : undefined
}
