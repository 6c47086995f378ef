import { buffer } from 'node:stream/consumers'
import type { Picture } from '~/domain/images/images'
import type { Backend } from '~/platform/backend.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { tallCrop } from '~/platform/pictures/rendition'
import { type Shades, shadeFor } from './shade'

/** Large enough that a light stroke behind a letter is measured. */
const sampleSize = { width: 640, height: 360 }

/** Added to the measured grey: at its full size the picture has lighter strokes than the small one that is measured. */
const greyMargin = 40

/** The share of the picture's height, from the top, that has no text on any screen. */
const textFreeShare = 1 / 3

const measurements = new Map<string, Promise<Shades>>()

export async function measuredShades(
  backend: Backend,
  picture: Picture | undefined,
): Promise<Shades> {
  if (!picture) return { wide: 'none', tall: 'none' }
  const key = `${picture.src} ${picture.focus.x}`
  const measurement = measurements.get(key) ?? measure(backend, picture)
  measurements.set(key, measurement)
  measurement.catch(() => measurements.delete(key))
  return measurement
}

async function measure(
  { files }: Backend,
  { src, width, height, focus }: Picture,
): Promise<Shades> {
  const sharp = await imageLibrary()
  const bytes = await buffer(await files.read(src.replace('/filer/', '')))
  const { data } = await sharp(bytes)
    .resize({ ...sampleSize, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const tall = tallCrop({ width, height }, focus.x, 'phone') ?? { x: 0, width }
  const columns = (from: number) => Math.round((from / width) * sampleSize.width)
  return {
    wide: shadeFor(lightestIn(data, 0, sampleSize.width) + greyMargin),
    tall: shadeFor(lightestIn(data, columns(tall.x), columns(tall.x + tall.width)) + greyMargin),
  }
}

function lightestIn(data: Buffer, from: number, to: number): number {
  let lightest = 0
  for (let row = Math.round(sampleSize.height * textFreeShare); row < sampleSize.height; row++) {
    for (let column = from; column < to; column++) {
      const offset = (row * sampleSize.width + column) * 3
      lightest = Math.max(
        lightest,
        greyOf(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0),
      )
    }
  }
  return lightest
}

/** The grey with the same WCAG luminance as a colour. */
function greyOf(red: number, green: number, blue: number): number {
  const light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return value * 255
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
