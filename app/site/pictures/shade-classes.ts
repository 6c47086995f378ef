import type { Shade } from '~/domain/images/site-pictures/shade'

export const wideShades: Record<Shade, string> = {
  none: '',
  light: 'shade-light',
  medium: 'shade-medium',
  strong: 'shade-strong',
}

/** For the crop shown on upright screens, where the shade is never lighter. */
export const tallShades: Record<Shade, string> = {
  none: 'tall-shade-none',
  light: 'tall-shade-light',
  medium: 'tall-shade-medium',
  strong: 'tall-shade-strong',
}
