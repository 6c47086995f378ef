import type { RouterContextProvider } from 'react-router'
import { previewByLink } from '~/domain/publishing/preview-links.server'
import { linkParameter } from '~/domain/publishing/publication'
import { currentAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { fileAnswer, fileNotFound, type StoredFile } from './file-answer.server'

type Find = (
  backend: Backend,
  seen?: { includeDrafts: boolean },
) => Promise<(StoredFile & { headers: Record<string, string> }) | undefined>

/** Answers with a file of a draft only to the author, and to readers with its preview link. */
export async function publicOrDraft(
  context: Readonly<RouterContextProvider>,
  request: Request,
  find: Find,
): Promise<Response> {
  const backend = context.get(backendContext)
  const visibleFile = await find(backend)
  if (visibleFile) return fileAnswer(context, visibleFile, visibleFile.headers)
  const file =
    (await findByPreviewLink(backend, request, find)) ??
    (await findForAuthor(backend, request, find))
  if (!file) return fileNotFound()
  const { headers, normalizedUrl: _, ...draftFile } = file
  context.get(visitContext).isPrivate = true
  const uncached = { ...headers, 'Cache-Control': 'private, no-store' }
  return fileAnswer(context, { ...draftFile, supportsRanges: true }, uncached)
}

async function findByPreviewLink(backend: Backend, request: Request, find: Find) {
  const token = new URL(request.url).searchParams.get(linkParameter)
  const preview = token === null ? undefined : await previewByLink(backend, token)
  return preview && find({ ...backend, preview })
}

async function findForAuthor(backend: Backend, request: Request, find: Find) {
  const isSignedIn = request.headers.has('Cookie') && (await currentAdmin(backend, request))
  return isSignedIn ? find(backend, { includeDrafts: true }) : undefined
}
