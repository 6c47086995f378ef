import { pressPictureUrl } from '~/domain/images/images'
import { pressPicture } from '~/domain/images/stored-pictures/image-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/press-picture'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'

export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const picture = await pressPicture(backend, params.id)
  if (!picture) return fileNotFound()
  const { originalName, contentType: mimeType } = picture
  const normalizedUrl = pressPictureUrl({ id: params.id, originalName, mimeType })
  return fileAnswer(
    context,
    { ...picture, normalizedUrl },
    {
      'Content-Disposition': attachment(originalName, picture.extension),
      'Cache-Control': 'no-cache',
    },
  )
}
