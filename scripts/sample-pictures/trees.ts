import { type Color, paint } from './color.ts'
import { inkLine } from './ink.ts'
import type { Chance } from './random.ts'
import type { Sheet } from './watercolour.ts'

export interface Tree {
  x: number
  foot: number
  /** Length of the trunk in pixels. */
  trunk: number
  /** Half the thickness of the trunk. */
  girth: number
  color?: Color
  strength?: number
  /** How crooked, 0..1. */
  gnarled?: number
  /** Where the crown leans, radians. */
  lean?: number
  /** Called at every tip, for apples, leaves, snow. */
  tip?: (x: number, y: number) => void
}

/** A bare tree, branch by branch, in ink. */
export function inkTree(sheet: Sheet, tree: Tree, random: Chance): void {
  const gnarled = tree.gnarled ?? 0.5
  const grow = (
    x: number,
    y: number,
    angle: number,
    length: number,
    girth: number,
    depth: number,
  ) => {
    const bend = random.normal() * gnarled * 0.5
    const mx = x + Math.cos(angle + bend) * length * 0.5
    const my = y + Math.sin(angle + bend) * length * 0.5
    const ex = mx + Math.cos(angle - bend * 0.6) * length * 0.5
    const ey = my + Math.sin(angle - bend * 0.6) * length * 0.5
    const narrow = depth > 5 ? 0.35 : 0.66
    inkLine(
      sheet,
      [
        [x, y],
        [mx, my],
        [ex, ey],
      ],
      {
        radius: girth,
        color: tree.color ?? paint.soot,
        strength: tree.strength ?? 1.2,
        tremble: 0.7 + gnarled * 0.5,
        press: (along) => 1 - (1 - narrow) * along,
        bleed: 0.5,
      },
      random,
    )
    if (depth >= 7 || length < 12 || girth < 0.55) {
      tree.tip?.(ex, ey)
      return
    }
    const forks = depth === 0 ? 3 : random.next() < 0.3 ? 3 : 2
    for (let i = 0; i < forks; i++) {
      const spread = (i - (forks - 1) / 2) * (0.75 + random.next() * 0.5) + random.normal() * 0.16
      const upward = -Math.PI / 2 + (tree.lean ?? 0)
      const next = angle + spread + (upward - angle) * 0.1
      const share = random.between(0.62, 0.88)
      grow(ex, ey, next, length * share, girth * narrow * random.between(0.82, 1), depth + 1)
    }
  }
  grow(tree.x, tree.foot, -Math.PI / 2 + random.normal() * 0.12, tree.trunk, tree.girth, 0)
}
