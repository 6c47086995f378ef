export interface IconPaths {
  /** Undefined if there is none: an uploaded mark has only a PNG. */
  svg?: string
  touch: string
  large: string
}

/** The icon of the default look: files in `public/`. In its own module, so that pages need not load all marks. */
export const defaultIcon: IconPaths = {
  svg: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  large: '/icon-512.png',
}
