import { previewFile } from '~/domain/images/stored-pictures/image-files.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/stored-picture'
import { fileAnswer, fileNotFound } from './file-answer.server'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const path = new URL(request.url).searchParams.get('sti') ?? ''
  const file = await previewFile(backend, path)
  if (!file) return fileNotFound()
  return fileAnswer(context, file, { 'Cache-Control': 'private, max-age=3600' })
}
