import type { Shade } from '~/domain/images/site-pictures/shade'

/** The numbers of the classes are percentages of black. */
export const wideShades: Record<Shade, string> = {
  none: 'shade night-0',
  light: 'shade night-30',
  medium: 'shade night-48',
  strong: 'shade night-66',
}

/** The classes for upright screens. The shade there is at least as strong as on wide ones. */
export const tallShades: Record<Shade, string> = {
  none: 'upright:night-0',
  light: 'upright:night-30',
  medium: 'upright:night-48',
  strong: 'upright:night-66',
}
