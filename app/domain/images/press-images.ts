import type { Picture } from './images'

/** A size of a picture, to be fetched. */
export interface PressFile {
  url: string
  /** What it is to be called where it is kept, such as `arbejdsbordet.jpg`. */
  name: string
  /** Pixels. */
  width: number
  height: number
  /** Bytes. */
  size: number
}

/** A picture as the press is given it: to be printed, which is the picture as it is stored, and for the web. */
export interface PressImage {
  id: string
  picture: Picture
  /** The caption. */
  description: string | null
  /** Whom to name beside it; null is the author. */
  credit: string | null
  print: PressFile
  web: PressFile
}
