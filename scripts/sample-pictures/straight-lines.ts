import { inkLine, type Pen } from './ink.ts'
import { chance } from './random.ts'
import type { Sheet } from './watercolour.ts'

/** Straight lines from corner to corner, each drawn for itself. */
export function angular(
  sheet: Sheet,
  corners: readonly (readonly [number, number])[],
  pen: Pen,
): void {
  const random = chance(`angular ${corners}`)
  for (let i = 1; i < corners.length; i++) {
    const [ax, ay] = corners[i - 1] as [number, number]
    const [bx, by] = corners[i] as [number, number]
    const middle = [
      (ax + bx) / 2 + random.normal() * 2,
      (ay + by) / 2 + random.normal() * 2,
    ] as const
    inkLine(sheet, [[ax, ay], middle, [bx, by]], { press: () => 0.9, ...pen }, random)
  }
}
