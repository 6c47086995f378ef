export interface IconPaths {
  /** Undefined for an uploaded mark, which has only a PNG. */
  svg?: string
  touch: string
  large: string
}

/** The icon of the default look, in `public/`. In its own module, so that pages do not load all marks. */
export const defaultIcon: IconPaths = {
  svg: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  large: '/icon-512.png',
}
