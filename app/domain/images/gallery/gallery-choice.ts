import type { FocusPoint } from '~/domain/images/images'

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
  /** Its small files, and the one for browsers without srcset. */
  srcset: string | undefined
  src: string
  /** Whether the site shows it elsewhere than in the gallery. */
  isUsed: boolean
}
