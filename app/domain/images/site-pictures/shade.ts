/** The darkening of a picture behind text for a contrast of 4.5:1. */
const shadeNames = ['none', 'light', 'medium', 'strong'] as const

export type Shade = (typeof shadeNames)[number]

export type Shades = Record<'wide' | 'tall', Shade>

export const strongestShades: Shades = { wide: 'strong', tall: 'strong' }

/** The opacity of each shade, from 0 to 1; the same as in components.css. */
const strengths: Record<Shade, number> = { none: 0, light: 0.3, medium: 0.48, strong: 0.66 }

/** From 0 to 255: the grey of an opaque shade, and the lightest grey on which the text #f6efe1 is readable. */
const nightGrey = 19
const lightestReadableGrey = 108

/** @param lightest the lightest grey behind the text, from 0 to 255 */
export function shadeFor(lightest: number): Shade {
  const grey = Math.max(lightest, lightestReadableGrey)
  const minStrength = (grey - lightestReadableGrey) / (grey - nightGrey)
  return shadeNames.find((name) => strengths[name] >= minStrength) ?? 'strong'
}
