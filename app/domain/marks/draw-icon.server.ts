import { faceNames } from '~/faces/faces'
import { markNamed, pen } from '~/faces/marks'
import { type Palette, palettes } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { inkMark } from './ink-mark.server'

interface Icon {
  type: string
  bytes: Buffer
}

/** In pixels. The mark fills three quarters of the icon. */
const size = 512
const markSize = (size * 3) / 4

/**
 * The icon of a palette and a mark.
 * @param file such as `fjord-anker.svg`, as in `iconPaths`
 */
export async function drawIcon(file: string): Promise<Icon | undefined> {
  const [, palette = '', name = '', format] = /^([a-z]+)-([a-z]+)\.(svg|png)$/.exec(file) ?? []
  const mark = name === pen.name ? pen : markNamed(name)
  const colors = faceNames.includes(palette) ? palettes[palette]?.light : undefined
  if (!mark || !colors) return undefined
  if (format === 'png') return { type: 'image/png', bytes: await drawPng(name, colors) }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="${colors.accent}"/><path transform="translate(8 8)" d="${mark.path}" fill="none" stroke="${colors.paper}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) }
}

async function drawPng(name: string, { accent, paper }: Palette): Promise<Buffer> {
  const sharp = await imageLibrary()
  const input = await inkMark(name, { size: markSize, color: paper })
  return sharp({ create: { width: size, height: size, channels: 3, background: accent } })
    .composite(input ? [{ input }] : [])
    .png()
    .toBuffer()
}
