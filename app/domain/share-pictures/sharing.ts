import type { ImageToShare } from '~/domain/images/images'

/** The size that sites showing shared links expect, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** The names of the faces whose fonts and colours are used, and of the mark. */
export interface Look {
  face: string
  palette: string
  /** Empty if no mark is chosen. */
  mark: string
}

/** The picture shown when a page is shared. */
export interface SharePicture {
  /** Its path on the site. */
  src: string
  alt: string
}

/** The words and picture of a page's share picture, which looks like the title page of a book. */
export interface SharedPage {
  /** The page's canonical path. */
  path: string
  siteName: string
  look: Look
  /** The section it belongs to; empty for the section itself. */
  part: string
  title: string
  /** May be empty. */
  subtitle: string
  picture?: SharedImage
}

export interface SharedImage extends ImageToShare {
  /** Covers are shown whole, other pictures are cropped around the focus point. */
  isCover: boolean
}
