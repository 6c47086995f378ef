import type { Shade } from '~/domain/images/shade'

export const wideShades: Record<Shade, string> = {
  none: '',
  light: 'shade-light',
  medium: 'shade-medium',
  strong: 'shade-strong',
}

/** Of the part that an upright screen shows, which is never lighter. */
export const tallShades: Record<Shade, string> = {
  none: 'tall-shade-none',
  light: 'tall-shade-light',
  medium: 'tall-shade-medium',
  strong: 'tall-shade-strong',
}
