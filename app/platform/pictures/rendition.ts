import type { Crop } from './crop'

export const generatedFormats = ['avif', 'jpeg'] as const

/** In a browser's order of preference, smallest first. Older pictures also have WebP. */
export const renditionFormats = ['avif', 'webp', 'jpeg'] as const

export type RenditionFormat = (typeof renditionFormats)[number]

const screenWidths = [400, 640, 800, 1200, 1600, 2200]

export interface Rendition {
  format: RenditionFormat
  width: number
  height: number
  /** In the file store; its public URL is `/filer/` and this path. */
  path: string
  size: number
}

/** The widths of an original's renditions: at least one, none larger than the original. */
export function renditionWidths(originalWidth: number): number[] {
  const smaller = screenWidths.filter((width) => width <= originalWidth)
  return smaller.length > 0 ? smaller : [originalWidth]
}

/** The width for browsers without srcset, and for all screens while there is only one rendition. */
export function defaultWidth(originalWidth: number): number {
  return renditionWidths(originalWidth).findLast((width) => width <= 1200) ?? originalWidth
}

/**
 * The quality of an AVIF: lower for small widths, which are mostly shown on high-density screens, and
 * lowest for the smallest crops for phones, so that they fit the first packets of a connection.
 */
export function avifQuality(width: number, isForPhones = false): number {
  if (isForPhones && width <= 640) return 34
  return width <= 800 || isForPhones ? 40 : 50
}

/** Named by content and settings, so that its file never changes. */
export function renditionPath(
  contentHash: string,
  name: number | string,
  format: RenditionFormat,
  quality = 50,
): string {
  if (format === 'jpeg') return `derived/${contentHash}/${name}.jpg`
  return `derived/${contentHash}/${name}${quality === 50 ? '' : `-q${quality}`}.${format}`
}

/** Tallest first. Keep the media queries of `Picture` and of the shade in step. */
const tallParts = {
  /** For phones with a pixel ratio of two to three. */
  phone: { name: 'tall', ratio: 3 / 5, widths: [480, 620, 1080, 1320] },
  tablet: { name: 'tablet', ratio: 4 / 5, widths: [820, 1640] },
}

export type TallScreen = keyof typeof tallParts

export const tallScreens = ['phone', 'tablet'] as const satisfies TallScreen[]

/** The focus point is at the same percentage in a crop as in the whole, for `object-position`. */
export interface TallParts extends Partial<Record<TallScreen, Rendition[]>> {
  /** The focus point of the crops, in whole per cent from the left. */
  focus: number
}

export function tallCrop(
  size: { width: number; height: number },
  focus: number,
  screen: TallScreen,
): Crop | undefined {
  const width = Math.round(size.height * tallParts[screen].ratio)
  if (width * 1.1 > size.width) return undefined
  return { x: Math.round(((size.width - width) * focus) / 100), y: 0, width, height: size.height }
}

export function tallName(screen: TallScreen, focus: number): string {
  return `${tallParts[screen].name}-${focus}`
}

/** The widths of a crop's renditions: none larger than the crop, always including the largest. */
export function tallPartWidths({ width }: Crop, screen: TallScreen): number[] {
  const { widths } = tallParts[screen]
  const largest = Math.min(width, Math.max(...widths))
  return [...widths.filter((smaller) => smaller < largest * 0.85), largest]
}

export function readTallParts(column: string | null): TallParts | undefined {
  return column === null ? undefined : JSON.parse(column)
}

export function tallRenditions(column: string | null): Rendition[] {
  const parts = readTallParts(column)
  return tallScreens.flatMap((screen) => parts?.[screen] ?? [])
}

export function readRenditions(column: string): Rendition[] {
  return JSON.parse(column)
}

export function allRenditions(row: { renditions: string; tall_part: string | null }): Rendition[] {
  return [...readRenditions(row.renditions), ...tallRenditions(row.tall_part)]
}
