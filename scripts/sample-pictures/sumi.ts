import { type Color, paint } from './color.ts'
import { throughPoints } from './ink.ts'
import { gradientNoise } from './noise.ts'
import type { Chance } from './random.ts'
import type { Sheet } from './watercolour.ts'

export interface BroadBrush {
  /** Half the width in pixels. */
  radius: number
  color?: Color
  strength?: number
  /** When the brush runs out: 0 = never, 0.5 = half-way, 1 = at once. */
  dry: number
  /** Width along the stroke, 0..1. */
  press?: (along: number) => number
}

/** One stroke of a broad ink brush: hair by hair, running dry, splitting into streaks. */
export function broadStroke(
  sheet: Sheet,
  points: readonly (readonly [number, number])[],
  brush: BroadBrush,
  random: Chance,
): void {
  const curve = throughPoints(points)
  const count = Math.round((brush.radius * 2) / 0.9)
  const streak = gradientNoise(`${sheet.seed} streak ${random.next()}`)
  const cover = new Float32Array(sheet.width * sheet.height)
  const press = brush.press ?? ((along) => Math.min(1, 0.55 + along * 4) * (1 - 0.25 * along))
  for (let h = 0; h < count; h++) {
    const offset = (h / (count - 1)) * 2 - 1
    const load = 0.75 + 0.25 * random.next() + streak(h / 4, 50) * 0.35
    const late = (1 - Math.sqrt(1 - offset * offset * 0.98)) * brush.radius * 0.5
    const first = Math.round((late + random.next() * brush.radius * 0.25) / 3)
    const last = curve.length - 1 - Math.round((late * 1.4 + random.next() * brush.radius) / 3)
    for (let i = Math.max(1, first); i < Math.min(curve.length - 1, last); i++) {
      const along = i / curve.length
      const [ax, ay] = curve[i - 1] as [number, number]
      const [bx, by] = curve[i + 1] as [number, number]
      const long = Math.hypot(bx - ax, by - ay) || 1
      const reach = brush.radius * press(along) * offset
      const jitter = random.normal() * 0.5
      for (let part = 0; part < 3; part++) {
        const t = part / 3
        const x = ax + (bx - ax) * 0.5 * (1 + t) - ((by - ay) / long) * reach + jitter
        const y = ay + (by - ay) * 0.5 * (1 + t) + ((bx - ax) / long) * reach + jitter
        dab(sheet, cover, x, y, load, along, streak(i / 26, h / 2.6), brush.dry)
      }
    }
  }
  settle(sheet, cover, brush.color ?? paint.soot, brush.strength ?? 1.3)
}

function dab(
  sheet: Sheet,
  cover: Float32Array,
  x: number,
  y: number,
  load: number,
  along: number,
  streak: number,
  dry: number,
): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  if (ix < 0 || iy < 0 || ix >= sheet.width - 1 || iy >= sheet.height - 1) return
  const grain = sheet.grain[iy * sheet.width + ix] as number
  const left = load - along * dry * 1.5 + streak * (0.12 + dry * 0.5) + (grain - 0.5) * 0.7 * dry
  if (left < 0.22) return
  const strength = Math.min(1, 0.25 + left)
  const fx = x - ix
  const fy = y - iy
  for (let k = 0; k < 4; k++) {
    const share = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy)
    const p = (iy + (k >> 1)) * sheet.width + ix + (k & 1)
    const a = share * strength * 0.9
    cover[p] = (cover[p] as number) + (1 - (cover[p] as number)) * a
  }
}

function settle(sheet: Sheet, cover: Float32Array, of: Color, strength: number): void {
  const absorb = of.map((v) => -Math.log(Math.max(0.012, v)))
  for (let i = 0; i < cover.length; i++) {
    const a = cover[i] as number
    if (a === 0) continue
    for (let k = 0; k < 3; k++) {
      const c = i * 3 + k
      sheet.density[c] = (sheet.density[c] as number) + a * strength * (absorb[k] as number)
    }
  }
}
