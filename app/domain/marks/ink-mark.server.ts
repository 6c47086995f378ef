import { imageLibrary } from '~/platform/pictures/image-library.server'

/** Inlined into the server: white shapes on black, made by `npm run marks`. */
const files = import.meta.glob<string>('./masks/*.png', {
  eager: true,
  query: '?inline',
  import: 'default',
})

/** A mark in one colour on a transparent square, as a PNG; undefined if there is none of this name. */
export async function inkMark(
  name: string | undefined,
  { size, color }: { size: number; color: string },
): Promise<Buffer | undefined> {
  const url = files[`./masks/${name}.png`]
  if (!url) return undefined
  const sharp = await imageLibrary()
  const mask = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const alpha = await sharp(mask).resize(size).extractChannel(0).raw().toBuffer()
  const square = { width: size, height: size }
  return sharp({ create: { ...square, channels: 3, background: color } })
    .joinChannel(alpha, { raw: { ...square, channels: 1 } })
    .png()
    .toBuffer()
}
