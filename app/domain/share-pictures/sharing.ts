import type { ImageToShare } from '~/domain/images/images.server'

/** The size that social media expect for the picture of a link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

export const downloadSizes = [
  shareSize,
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
] as const

export interface Size {
  width: number
  height: number
}

export interface Look {
  face: string
  palette: string
  mark?: { name: string }
}

export interface SharedPage {
  path: string
  siteName: string
  look: Look
  /** The title of its section; empty for the section itself. */
  part: string
  title: string
  subtitle: string
  /** Covers are shown whole, other pictures are cropped around the focus point. */
  picture?: ImageToShare & { isCover: boolean }
  text: string
}
