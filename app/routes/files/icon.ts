import { readMask } from '~/domain/images/marks/marks.server'
import { drawSiteIcon } from '~/domain/marks/draw-icon.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import type { Route } from './+types/icon'
import { fileNotFound } from './file-answer.server'

const maxIcons = 20
/** The last icons by file name, which contains their look. Drawing one takes as long as rendering several pages. */
const drawn = new Map<string, NonNullable<Awaited<ReturnType<typeof drawSiteIcon>>>>()

async function siteIcon(backend: Backend, file: string) {
  const icon = drawn.get(file) ?? (await drawSiteIcon(file, (name) => readMask(backend, name)))
  if (!icon) return undefined
  const [oldest] = drawn.size >= maxIcons ? drawn.keys() : []
  if (oldest !== undefined && !drawn.has(file)) drawn.delete(oldest)
  drawn.set(file, icon)
  return icon
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const icon = await siteIcon(context.get(backendContext), params.file)
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
