import { readMask } from '~/domain/images/marks/marks.server'
import { drawSiteIcon } from '~/domain/marks/draw-icon.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/icon'
import { fileNotFound } from './file-answer.server'

export async function loader({ params, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const icon = await drawSiteIcon(params.file, (name) => readMask(backend, name))
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
