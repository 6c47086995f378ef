import { href } from 'react-router'
import { storedMask } from '~/domain/images/marks/marks.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/mark'
import { fileAnswer, fileNotFound } from './file-answer.server'

/** The mask of an uploaded mark. Its name is never reused, so browsers may cache it indefinitely. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, name] = /^(mark_[\dx-]+)\.png$/.exec(params.file) ?? []
  const stored = name ? await storedMask(context.get(backendContext), name) : undefined
  if (!stored) return fileNotFound()
  const file = {
    ...stored,
    contentType: 'image/png',
    normalizedUrl: href('/filer/maerke/:file', params),
  }
  return fileAnswer(context, file, {
    ETag: `"${name}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}
