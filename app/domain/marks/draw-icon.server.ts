import { faceNames } from '~/faces/faces'
import { drawingPath } from '~/faces/marks'
import { type Palette, palettes } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { builtInMask, colourMask } from './ink-mark.server'

interface Icon {
  type: string
  bytes: Buffer
}

/** In pixels. The mark fills three quarters of the icon. */
const size = 512
const markSize = (size * 3) / 4

/**
 * Draws the site's icon in a palette with a mark.
 * @param file such as `fjord-anker.svg`, as in `iconPaths`; an uploaded mark has only a PNG
 * @param readUploaded reads the mask of an uploaded mark
 */
export async function drawSiteIcon(
  file: string,
  readUploaded: (name: string) => Promise<Buffer | undefined>,
): Promise<Icon | undefined> {
  const [, palette = '', name = '', format] = /^([a-z]+)-(\w[\w-]*)\.(svg|png)$/.exec(file) ?? []
  const colors = faceNames.includes(palette) ? palettes[palette]?.light : undefined
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
