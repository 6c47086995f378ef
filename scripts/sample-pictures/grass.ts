import { paint } from './color.ts'
import { inkLine } from './ink.ts'
import { chance } from './random.ts'
import type { Sheet } from './watercolour.ts'

/** Blades of grass from one root, bent by the wind. */
export function tuft(
  sheet: Sheet,
  x: number,
  y: number,
  tall: number,
  count: number,
  wind: number,
): void {
  const random = chance(`tuft ${x} ${y}`)
  for (let i = 0; i < count; i++) {
    const h = tall * random.between(0.5, 1.1)
    const away = random.normal() * tall * 0.4 + wind * h
    const root = x + random.normal() * tall * 0.3
    inkLine(
      sheet,
      [
        [root, y + random.between(-0.16, 0.1) * tall],
        [root + away * 0.25, y - h * 0.6],
        [root + away * 0.75, y - h * 0.92],
        [root + away * 1.25, y - h * 0.86 + Math.abs(away) * 0.2],
      ],
      {
        radius: random.between(0.8, 2.2),
        color: random.pick([
          paint.moss,
          paint.sage,
          paint.ochre,
          paint.sage,
          paint.sienna,
          paint.ink,
        ]),
        strength: random.between(0.25, 0.75),
        press: (a) => 1 - 0.85 * a,
      },
      random,
    )
  }
}
