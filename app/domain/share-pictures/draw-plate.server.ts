import type { OverlayOptions } from 'sharp'
import type { FocusPoint } from '~/domain/images/images'
import type { Palette } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import type { Size } from './sharing'
import { type Area, filledArea, maxDrawingSeconds, outline } from './title-page.server'

/** The picture of a title page. */
export interface Plate {
  bytes: Buffer
  focus: FocusPoint
  isCover: boolean
}

/** The minimum margin around a cover. */
const margin = { side: 60, top: 58 }

/** Draws the picture up to the edges of the page, or a whole cover on a darker background. */
export async function drawPlate(
  plate: Plate,
  area: Area,
  colors: Palette,
): Promise<OverlayOptions[]> {
  return plate.isCover ? drawCover(plate, area, colors) : [await drawCropped(plate, area, colors)]
}

async function drawCropped(
  { bytes, focus }: Plate,
  { left, top, ...shape }: Area,
  { leaf }: Palette,
): Promise<OverlayOptions> {
  const sharp = await imageLibrary()
  const picture = await sharp(bytes).metadata()
  const input = await (await openPicture(bytes, leaf))
    .extract(cropArea(picture, shape, focus))
    .resize(shape)
    .toBuffer()
  return { input, left, top }
}

async function drawCover({ bytes }: Plate, area: Area, colors: Palette): Promise<OverlayOptions[]> {
  const maxSize = { width: area.width - 2 * margin.side, height: area.height - 2 * margin.top }
  const { data, info } = await (await openPicture(bytes, colors.leaf))
    .resize({ ...maxSize, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const left = area.left + Math.round((area.width - width) / 2)
  const top = Math.round((area.height - height) / 2)
  const edge = area.left > 0 ? { ...area, width: 1 } : { ...area, top: area.height - 1, height: 1 }
  return [
    filledArea(area, colors.leaf),
    filledArea(edge, colors.rule),
    { input: data, left, top },
    ...outline({ left, top, width, height }, colors.rule),
  ]
}

async function openPicture(bytes: Buffer, background: string) {
  const sharp = await imageLibrary()
  return sharp(bytes).timeout({ seconds: maxDrawingSeconds }).flatten({ background })
}

/** The largest area of a picture with the proportions of a shape, placed like CSS `object-position`. */
function cropArea(picture: Size, shape: Size, focus: FocusPoint) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.floor(shape.width * scale))
  const height = Math.max(1, Math.floor(shape.height * scale))
  return {
    left: Math.round((picture.width - width) * focus.x),
    top: Math.round((picture.height - height) * focus.y),
    width,
    height,
  }
}
