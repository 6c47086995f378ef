import { buffer } from 'node:stream/consumers'
import type { Backend } from '~/platform/backend.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import type { Picture } from './images'
import { type Shade, shadeFor } from './shade'

/** So large that a light stroke behind a letter counts. */
const measured = { width: 640, height: 360 }

/** A screen shows the picture larger, and its lightest strokes lighter, than they are measured. */
const margin = 40

/** Words stand below this part of the picture, on every screen. */
const free = 1 / 3

const known = new Map<string, Promise<Shade>>()

/** How dark it has to be behind words at the foot of a picture: measured once for each picture. */
export async function measuredShade(
  backend: Backend,
  picture: Picture | undefined,
): Promise<Shade> {
  if (!picture) return 'none'
  const measuring = known.get(picture.src) ?? measure(backend, picture.src)
  known.set(picture.src, measuring)
  try {
    return await measuring
  } catch (error) {
    known.delete(picture.src)
    throw error
  }
}

async function measure({ files }: Backend, src: string): Promise<Shade> {
  const sharp = await imageLibrary()
  const bytes = await buffer(await files.read(src.replace('/filer/', '')))
  const { data, info } = await sharp(bytes)
    .resize({ ...measured, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const below = data.subarray(Math.round(info.height * free) * info.width * info.channels)
  let lightest = 0
  for (let at = 0; at < below.length; at += info.channels) {
    lightest = Math.max(lightest, greyOf(below[at] ?? 0, below[at + 1] ?? 0, below[at + 2] ?? 0))
  }
  return shadeFor(lightest + margin)
}

/** The grey that is as light as a colour, as WCAG measures lightness. */
function greyOf(red: number, green: number, blue: number): number {
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return value * 255
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
