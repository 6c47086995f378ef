/** How much darker a picture has to be where words stand on it, for a contrast of 4.5:1. */
export const shadeNames = ['none', 'light', 'medium', 'strong'] as const

export type Shade = (typeof shadeNames)[number]

/** The shade of a picture as wide screens show it, and of the part that upright ones show. */
export interface Shades {
  wide: Shade
  tall: Shade
}

export const strongest: Shades = { wide: 'strong', tall: 'strong' }

/** How much of each shade is night, from 0 to 1; components.css mixes them so. */
const strengths: Record<Shade, number> = { none: 0, light: 0.3, medium: 0.48, strong: 0.66 }

/** The shade's own grey, and the lightest that the words' #f6efe1 is readable on, from 0 to 255. */
const night = 19
const lightestGround = 108

/**
 * The weakest shade that does.
 * @param lightest the lightest grey behind the words, from 0 to 255
 */
export function shadeFor(lightest: number): Shade {
  const grey = Math.max(lightest, lightestGround)
  const needed = (grey - lightestGround) / (grey - night)
  return shadeNames.find((name) => strengths[name] >= needed) ?? 'strong'
}
