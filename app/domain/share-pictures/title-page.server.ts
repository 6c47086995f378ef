import type { OverlayOptions } from 'sharp'
import { defaultFace } from '~/faces/faces'
import { type Palette, palettes } from '~/faces/palettes.server'
import type { Look, SharedPage, Size } from './sharing'

/** The words of a title page, and its look. */
export interface TitlePage
  extends Pick<SharedPage, 'look' | 'siteName' | 'part' | 'title' | 'subtitle'> {
  host: string
}

export interface Area extends Size {
  left: number
  top: number
}

/** The area of the words: all of the page, or the part beside the plate. */
export interface Column {
  look: Look
  left: number
  width: number
  /** The upper and lower edge of the page, or of the part below the plate. */
  top: number
  bottom: number
  align: 'left' | 'centre'
  /** Multiplies sizes and spaces: a square or tall picture is shown smaller, on a phone. */
  scale: number
}

const isWide = ({ width, height }: Size) => width > height

/** Apps cover the upper and the lower part of a picture of a phone's shape with their own buttons. */
const coveredByApps = ({ width, height }: Size) => (height > 1.5 * width ? 190 : 0)

/** The area of the plate: at the right of a wide picture, at the top of others. */
export function plateArea(size: Size): Area {
  const { width, height } = size
  if (isWide(size)) return { left: width - 500, top: 0, width: 500, height }
  return { left: 0, top: 0, width, height: Math.round(height * 0.46) }
}

export function wholePage({ look }: TitlePage, size: Size): Column {
  const covered = coveredByApps(size)
  return {
    look,
    left: 130,
    width: size.width - 260,
    top: covered,
    bottom: size.height - covered,
    align: 'centre',
    scale: isWide(size) ? 1 : 1.4,
  }
}

export function besidePlate({ look }: TitlePage, size: Size): Column {
  const plate = plateArea(size)
  if (isWide(size)) {
    const width = plate.left - 64 - 56
    return { look, left: 64, width, top: 0, bottom: size.height, align: 'left', scale: 1 }
  }
  return {
    look,
    left: 80,
    width: size.width - 160,
    top: plate.height,
    bottom: size.height - coveredByApps(size),
    align: 'left',
    scale: size.height > 1.5 * size.width ? 1.4 : 1.15,
  }
}

/** The light colours of a look: sites that show shared links have no dark ones. */
export function colorsOf({ palette }: Look): Palette {
  const { light } = palettes[palette] ?? palettes[defaultFace] ?? {}
  if (!light) throw new Error('The default face has no palette')
  return light
}

/** An area of one colour. */
export function filled({ left, top, ...size }: Area, background: string): OverlayOptions {
  return { input: { create: { ...size, channels: 3, background } }, left, top }
}

/** A hairline along the inside of an area's edges. */
export function outlined({ left, top, width, height }: Area, color: string): OverlayOptions[] {
  return [
    filled({ left, top, width, height: 1 }, color),
    filled({ left, top: top + height - 1, width, height: 1 }, color),
    filled({ left, top, width: 1, height }, color),
    filled({ left: left + width - 1, top, width: 1, height }, color),
  ]
}

/** Seconds until a drawing is aborted. */
export const maxDrawingSeconds = 10
