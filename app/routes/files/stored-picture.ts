import { previewFile } from '~/domain/images/image-files.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/stored-picture'
import { fileAnswer, fileNotFound } from './file-answer.server'

/** A stored picture for the editor, which shows it before it is on a page: `?sti=images/texts/…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const path = new URL(request.url).searchParams.get('sti') ?? ''
  const file = await previewFile(context.get(backendContext), path)
  if (!file) return fileNotFound()
  return fileAnswer(context, file, { 'Cache-Control': 'private, max-age=3600' })
}
