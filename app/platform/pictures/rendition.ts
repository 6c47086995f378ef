import type { Crop } from './crop'

/** What is made of a picture: small for all but old browsers, and for those. */
export const madeFormats = ['avif', 'jpeg'] as const

/** In the order in which a browser should choose: smallest first. WebP was made of earlier pictures. */
export const renditionFormats = ['avif', 'webp', 'jpeg'] as const

export type RenditionFormat = (typeof renditionFormats)[number]

/** From a telephone's list to a desktop's full width, in pixels. */
const screenWidths = [400, 640, 800, 1200, 1600, 2200]

/** A smaller picture derived from an original, as the column `renditions` lists it. */
export interface Rendition {
  format: RenditionFormat
  width: number
  height: number
  /** In the file store; its public URL is `/filer/` and this. */
  path: string
  /** Bytes. */
  size: number
}

/** The widths made of an original: never larger than it is, and at least one. */
export function renditionWidths(originalWidth: number): number[] {
  const smaller = screenWidths.filter((width) => width <= originalWidth)
  return smaller.length > 0 ? smaller : [originalWidth]
}

/** The width that does on every screen while there is only one, and for browsers without srcset. */
export function middleWidth(originalWidth: number): number {
  return renditionWidths(originalWidth).findLast((width) => width <= 1200) ?? originalWidth
}

/** Of an AVIF: small ones are seen on dense screens, where two dots are one; large ones one by one. */
export function avifQuality(width: number, isForPhones = false): number {
  return width <= 800 || isForPhones ? 42 : 50
}

/**
 * Named by content and settings, so that what has the name never changes.
 * @param name the width, and which part of the picture it is where it is not all of it
 * @param quality where it is an AVIF of another than 50, with which the first were made
 */
export function renditionPath(
  contentHash: string,
  name: number | string,
  format: RenditionFormat,
  quality = 50,
): string {
  if (format === 'jpeg') return `derived/${contentHash}/${name}.jpg`
  return `derived/${contentHash}/${name}${quality === 50 ? '' : `-q${quality}`}.${format}`
}

/**
 * The upright parts of a wide picture that fill an upright screen, the tallest first. Where one
 * changes, so do the media queries of `Picture` and the shade's.
 */
const tallParts = {
  /** From a phone of two pixels to the point to one of three; no taller part is ever needed. */
  phone: { name: 'tall', ratio: 3 / 5, widths: [480, 720, 1080, 1320] },
  tablet: { name: 'tablet', ratio: 4 / 5, widths: [820, 1640] },
}

export type TallScreen = keyof typeof tallParts

export const tallScreens = ['phone', 'tablet'] as const satisfies TallScreen[]

/**
 * What was cut of a picture. As much of a part is to the left of the focus point as of the whole
 * picture: cropped once more by the screen, both show the same.
 */
export interface TallParts extends Partial<Record<TallScreen, Rendition[]>> {
  /** The focus point that they were cut around, in whole per cents from the left. */
  focus: number
}

/** Where the part for a screen is in a picture; undefined where the picture is hardly wider itself. */
export function tallCrop(
  size: { width: number; height: number },
  focus: number,
  screen: TallScreen,
): Crop | undefined {
  const width = Math.round(size.height * tallParts[screen].ratio)
  if (width * 1.1 > size.width) return undefined
  return { x: Math.round(((size.width - width) * focus) / 100), y: 0, width, height: size.height }
}

/** What the files of a part begin with: another focus point makes another. */
export function tallName(screen: TallScreen, focus: number): string {
  return `${tallParts[screen].name}-${focus}`
}

/** The widths made of a part: never larger than it is, the largest always. */
export function tallPartWidths({ width }: Crop, screen: TallScreen): number[] {
  const { widths } = tallParts[screen]
  const largest = Math.min(width, Math.max(...widths))
  return [...widths.filter((smaller) => smaller < largest * 0.85), largest]
}

export function readTallParts(column: string | null): TallParts | undefined {
  return column === null ? undefined : JSON.parse(column)
}

/** All that was made of the parts. */
export function tallRenditions(column: string | null): Rendition[] {
  const parts = readTallParts(column)
  return tallScreens.flatMap((screen) => parts?.[screen] ?? [])
}

export function readRenditions(column: string): Rendition[] {
  return JSON.parse(column)
}
