import { imageLibrary } from '~/platform/pictures/image-library.server'

/** Inlined into the server: white shapes on black, made by `npm run marks`. */
const files = import.meta.glob<string>('./masks/*.png', {
  eager: true,
  query: '?inline',
  import: 'default',
})

/** The mask of a drawn mark; undefined if there is none of this name. */
export function drawnMask(name: string): Buffer | undefined {
  const url = files[`./masks/${name}.png`]
  return url ? Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') : undefined
}

/** The mark of a mask in one colour on a transparent ground, as a PNG that fits into the box. */
export async function inkMark(
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
