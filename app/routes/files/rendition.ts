import { href } from 'react-router'
import { publicRendition } from '~/domain/images/stored-pictures/image-files.server'
import type { Route } from './+types/rendition'
import { publicOrDraft } from './public-or-draft.server'

/** A rendition of a picture. Its URL contains a hash of its content, so browsers may cache it indefinitely. */
export function loader({ params, context, request }: Route.LoaderArgs) {
  const { hash, file } = params
  const normalizedUrl = href('/filer/derived/:hash/:file', params)
  const headers = {
    ETag: `"${hash}-${file}"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  return publicOrDraft(context, request, async (backend, seen) => {
    const rendition = await publicRendition(backend, hash, file, seen)
    return rendition && { ...rendition, normalizedUrl, headers }
  })
}
