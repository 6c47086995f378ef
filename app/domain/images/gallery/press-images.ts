import type { Picture } from '~/domain/images/images'

/** One downloadable size of a picture. */
export interface PressFile {
  url: string
  /** The file name of the download, such as `arbejdsbordet.jpg`. */
  name: string
  /** Pixels. */
  width: number
  height: number
  /** Bytes. */
  size: number
}

/** A picture for the press: the original for print and a smaller one for the web. */
export interface PressImage {
  id: string
  picture: Picture
  /** The caption. */
  description: string | null
  /** The credit; null means the author. */
  credit: string | null
  print: PressFile
  web: PressFile
}
