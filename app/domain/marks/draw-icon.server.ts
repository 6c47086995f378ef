import { drawingPath } from '~/faces/marks'
import { type Palette, palettes } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'

/** In pixels. The mark fills three quarters of the icon. */
const size = 512
const markSize = (size * 3) / 4

/** @param file such as `fjord-anker.svg`; an uploaded mark has only a PNG */
export async function drawSiteIcon(
  file: string,
  readUploaded: (name: string) => Promise<Buffer | undefined>,
) {
  const [, palette = '', name = '', format] = /^([a-z]+)-(\w[\w-]*)\.(svg|png)$/.exec(file) ?? []
  const colors = palettes[palette]?.light
  if (!colors) return undefined
  if (format === 'png') {
    const mask = builtInMask(name) ?? (await readUploaded(name))
    return mask && { type: 'image/png', bytes: await drawPng(mask, colors) }
  }
  const path = drawingPath(name)
  if (path === undefined) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${colors.accent}"/><path transform="translate(8 8)" d="${path}" fill="none" stroke="${colors.paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) }
}

async function drawPng(mask: Buffer, { accent, paper }: Palette): Promise<Buffer> {
  const sharp = await imageLibrary()
  const { data } = await colourMask(mask, { width: markSize, height: markSize, color: paper })
  return sharp({ create: { width: size, height: size, channels: 3, background: accent } })
    .composite([{ input: data }])
    .png()
    .toBuffer()
}

export function builtInMask(name: string): Buffer | undefined {
  const path = drawingPath(name)
  if (path === undefined) return undefined
  const lines = `fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="384" height="384" viewBox="0 0 48 48"><rect width="48" height="48"/><path d="${path}" ${lines}/></svg>`,
  )
}

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
