import { drawingPath } from '~/faces/marks'
import { imageLibrary } from '~/platform/pictures/image-library.server'

/** The mask of a built-in mark, white lines on black; undefined if there is no such mark. */
export function builtInMask(name: string): Buffer | undefined {
  const path = drawingPath(name)
  if (path === undefined) return undefined
  const lines = `fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="0 0 48 48"><rect width="48" height="48"/><path d="${path}" ${lines}/></svg>`,
  )
}

/** Draws a mask in one colour on a transparent background, as a PNG within the given size. */
export async function colourMask(
  mask: Buffer,
  { width, height, color }: { width: number; height: number; color: string },
): Promise<{ data: Buffer; width: number; height: number }> {
  const sharp = await imageLibrary()
  const { data: alpha, info } = await sharp(mask)
    .resize({ width, height, fit: 'inside' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height }
  const data = await sharp({ create: { ...size, channels: 3, background: color } })
    .joinChannel(alpha, { raw: { ...size, channels: 1 } })
    .png()
    .toBuffer()
  return { data, ...size }
}
