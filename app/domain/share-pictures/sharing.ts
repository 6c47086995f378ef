import type { ImageToShare } from '~/domain/images/images'

/** The size that services which show shared links ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** The names of the faces whose fonts and colours are used. */
export interface Look {
  face: string
  palette: string
}

/** The picture that stands for a page where it is shared. */
export interface SharePicture {
  /** Its path on the site. */
  src: string
  alt: string
}

/** What is set on a page's share picture, as on the title page of a book. */
export interface SharedPage {
  /** The page's canonical path. */
  path: string
  siteName: string
  look: Look
  /** The part of the site it belongs to; empty where it is that part itself. */
  part: string
  title: string
  /** A line below the title; may be empty. */
  subtitle: string
  picture?: SharedImage
}

/** The page's own picture. */
export interface SharedImage extends ImageToShare {
  /** A cover is shown whole, any other picture is cropped around its focus point. */
  isCover: boolean
}
