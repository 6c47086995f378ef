import type { OverlayOptions } from 'sharp'
import { defaultFace } from '~/faces/faces'
import { type Palette, palettes } from '~/faces/palettes.server'
import type { Look, SharedPage, Size } from './sharing'

export interface TitlePage
  extends Pick<SharedPage, 'look' | 'siteName' | 'part' | 'title' | 'subtitle'> {
  host: string
}

export interface Area extends Size {
  left: number
  top: number
}

export interface Column {
  look: Look
  left: number
  width: number
  top: number
  bottom: number
  align: 'left' | 'centre'
  /** The factor for sizes and spaces. It is larger for square and tall pictures, which phones show small. */
  scale: number
}

const isWide = ({ width, height }: Size) => width > height

/** The height, at the top and the bottom of a tall picture, that apps cover with their buttons. */
const appControlsHeight = ({ width, height }: Size) => (height > 1.5 * width ? 190 : 0)

export function plateArea(size: Size): Area {
  const { width, height } = size
  if (isWide(size)) return { left: width - 500, top: 0, width: 500, height }
  return { left: 0, top: 0, width, height: Math.round(height * 0.46) }
}

export function wholePage({ look }: TitlePage, size: Size): Column {
  const controlsHeight = appControlsHeight(size)
  return {
    look,
    left: 130,
    width: size.width - 260,
    top: controlsHeight,
    bottom: size.height - controlsHeight,
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
    bottom: size.height - appControlsHeight(size),
    align: 'left',
    scale: size.height > 1.5 * size.width ? 1.4 : 1.15,
  }
}

/** The light palette of a look. Share pictures have no dark one. */
export function colorsOf({ palette }: Look): Palette {
  const { light } = palettes[palette] ?? palettes[defaultFace] ?? {}
  if (!light) throw new Error('The default face has no palette')
  return light
}

export function filledArea({ left, top, ...size }: Area, background: string): OverlayOptions {
  return { input: { create: { ...size, channels: 3, background } }, left, top }
}

export function outline({ left, top, width, height }: Area, color: string): OverlayOptions[] {
  return [
    filledArea({ left, top, width, height: 1 }, color),
    filledArea({ left, top: top + height - 1, width, height: 1 }, color),
    filledArea({ left, top, width: 1, height }, color),
    filledArea({ left: left + width - 1, top, width: 1, height }, color),
  ]
}

export const maxDrawingSeconds = 10
