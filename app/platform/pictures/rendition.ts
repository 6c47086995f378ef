/** In the order in which a browser should choose: smallest first. */
export const renditionFormats = ['avif', 'webp', 'jpeg'] as const

export type RenditionFormat = (typeof renditionFormats)[number]

/** From a telephone's list to a desktop's full width, in pixels. */
const screenWidths = [400, 800, 1200, 1600, 2200]

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

/** Named by content and settings, so that what has the name never changes. */
export function renditionPath(contentHash: string, width: number, format: RenditionFormat): string {
  return `derived/${contentHash}/${width}.${format === 'jpeg' ? 'jpg' : format}`
}

export function readRenditions(column: string): Rendition[] {
  return JSON.parse(column)
}
