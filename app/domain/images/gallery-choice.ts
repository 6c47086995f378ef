import type { FocusPoint, Picture } from './images'

/** A press picture as a form offers it to be chosen: the stored picture, and what is said of it. */
export interface GalleryChoice {
  id: string
  /** Where it is stored. */
  path: string
  /** The name it was uploaded with. */
  original: string
  alt: string
  /** Fractions from the left and the top. */
  focus: FocusPoint
  picture: Picture
}
