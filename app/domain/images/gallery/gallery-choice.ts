import type { FocusPoint, Picture } from '~/domain/images/images'

/** A press picture that a form offers, with its description. */
export interface GalleryChoice {
  id: string
  /** In the file store. */
  path: string
  /** The name of the uploaded file. */
  original: string
  alt: string
  /** Fractions from the left and the top. */
  focus: FocusPoint
  picture: Picture
  /** Whether the site shows it elsewhere than in the gallery. */
  isUsed: boolean
}
