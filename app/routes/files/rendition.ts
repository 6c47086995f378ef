import { href } from 'react-router'
import { publicRendition } from '~/domain/images/image-files.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/rendition'
import { fileAnswer } from './file-answer.server'
import { ofDraft } from './of-draft.server'

/** A rendition of a picture. Its URL contains a hash of its content, so browsers cache it for ever. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { hash, file } = params
  const rendition = await publicRendition(backend, hash, file)
  if (!rendition) {
    return ofDraft(context, request, (backend, seen) => publicRendition(backend, hash, file, seen))
  }
  const ownUrl = href('/filer/derived/:hash/:file', params)
  return fileAnswer(
    context,
    { ...rendition, ownUrl },
    {
      ETag: `"${hash}-${file}"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  )
}
