import { pressPicture } from '~/domain/images/image-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/press-picture'
import { attachment } from './attachment'
import { fileAnswer, fileNotFound } from './file-answer.server'

/** The download of a press picture in its original size, under a name that can be read. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const picture = await pressPicture(backend, params.id)
  if (!picture) return fileNotFound()
  return fileAnswer(backend, request, picture, {
    'Content-Disposition': attachment(picture.originalName, picture.extension),
    'Cache-Control': 'no-cache',
  })
}
