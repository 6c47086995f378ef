import { drawIcon } from '~/domain/marks/draw-icon.server'
import type { Route } from './+types/icon'
import { fileNotFound } from './file-answer.server'

/** The site's icon in the author's colours, with the mark. Its path names both. */
export async function loader({ params }: Route.LoaderArgs) {
  const icon = await drawIcon(params.file)
  if (!icon) return fileNotFound()
  const { type, bytes } = icon
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
