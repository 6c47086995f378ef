import type { Chance } from './random.ts'

/** Red, green, blue, each 0..1, as they stand in the picture file (sRGB). */
export type Color = readonly [number, number, number]

/** `#rrggbb` as a colour. */
export function color(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** The box of paints: one for the whole site, so that all pictures are by one hand. */
export const paint = {
  paper: color('#f3ecdd'),
  ivory: color('#e6dac1'),
  sand: color('#d3bd94'),
  ochre: color('#bd8a3c'),
  sienna: color('#9a5a2a'),
  clay: color('#b4705f'),
  rose: color('#c99a92'),
  wine: color('#6a1c2c'),
  plum: color('#3c1a2b'),
  umber: color('#463226'),
  sage: color('#8b9677'),
  moss: color('#4d5a3c'),
  mist: color('#b3bfc2'),
  fjord: color('#5d7d8e'),
  blue: color('#27486f'),
  ink: color('#15233c'),
  night: color('#0d1524'),
  soot: color('#1a191d'),
  candle: color('#f3cd79'),
} as const

export function mix(from: Color, to: Color, share: number): Color {
  const s = Math.min(1, Math.max(0, share))
  return [
    from[0] + (to[0] - from[0]) * s,
    from[1] + (to[1] - from[1]) * s,
    from[2] + (to[2] - from[2]) * s,
  ]
}

/** The colour with a little chance in lightness and warmth, as two loads of a brush differ. */
export function unevenly(of: Color, random: Chance, amount: number): Color {
  const light = random.normal() * amount
  const warm = random.normal() * amount * 0.55
  const green = random.normal() * amount * 0.25
  return [of[0] + light + warm, of[1] + light + green, of[2] + light - warm]
}

export function hex(of: Color): string {
  const part = (v: number) =>
    Math.round(Math.min(1, Math.max(0, v)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(of[0])}${part(of[1])}${part(of[2])}`
}

export function lightness(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b
}
