import { type Color, paint } from './color.ts'
import type { Chance } from './random.ts'
import { type LinePoint, regionOfLine } from './region.ts'
import { type Sheet, type Wash, wash } from './watercolour.ts'

export interface Pen {
  /** Half the greatest thickness in pixels. */
  radius: number
  color?: Color
  strength?: number
  /** How much the hand trembles, in pixels. */
  tremble?: number
  /** 0 = full brush .. 1 = dry. */
  dry?: number
  bleed?: number
  /** Thickness along the line, 0..1, by default thick in the middle. */
  press?: (along: number) => number
}

const swell = (along: number) => 0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, along * 1.04)) ** 0.6

/** Draws a line by hand through the points. */
export function inkLine(
  sheet: Sheet,
  points: readonly (readonly [number, number])[],
  pen: Pen,
  random: Chance,
): void {
  const curve = throughPoints(points)
  const press = pen.press ?? swell
  const tremble = pen.tremble ?? 0.8
  let tx = 0
  let ty = 0
  const line: LinePoint[] = curve.map(([x, y], i) => {
    tx = tx * 0.86 + random.normal() * tremble * 0.4
    ty = ty * 0.86 + random.normal() * tremble * 0.4
    const radius = Math.max(0.3, pen.radius * press(i / Math.max(1, curve.length - 1)))
    return { x: x + tx, y: y + ty, radius: radius * (1 + random.normal() * 0.05) }
  })
  const how: Wash = {
    color: pen.color ?? paint.soot,
    strength: pen.strength ?? 1.2,
    bleed: pen.bleed ?? 0.4,
    ragged: Math.min(3, 0.4 + pen.radius * 0.12),
    rim: 0.15,
    granulate: 0.25,
    flow: pen.radius > 6 ? 0.4 : 0.15,
    cloudSize: 60,
    dry: pen.dry ?? 0,
  }
  wash(sheet, regionOfLine(line, sheet, 8), how)
}

/** A smooth curve through the points (Catmull-Rom), a point about every three pixels. */
export function throughPoints(points: readonly (readonly [number, number])[]): [number, number][] {
  const curve: [number, number][] = []
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)] as readonly [number, number]
    const p1 = points[i] as readonly [number, number]
    const p2 = points[i + 1] as readonly [number, number]
    const p3 = points[Math.min(points.length - 1, i + 2)] as readonly [number, number]
    const steps = Math.max(2, Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / 3))
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      curve.push([between(p0[0], p1[0], p2[0], p3[0], t), between(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  const last = points[points.length - 1]
  if (last) curve.push([last[0], last[1]])
  return curve
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  )
}

/** Drops flicked from a full brush around a point. */
export function spatter(
  sheet: Sheet,
  at: readonly [number, number],
  spread: number,
  count: number,
  pen: Pen,
  random: Chance,
): void {
  for (let i = 0; i < count; i++) {
    const x = at[0] + random.normal() * spread
    const y = at[1] + random.normal() * spread * 0.6
    const radius = pen.radius * random.next() ** 3 + 0.8
    if (x < 4 || y < 4 || x > sheet.width - 4 || y > sheet.height - 4) continue
    inkLine(
      sheet,
      [
        [x, y],
        [x + random.between(-radius, radius), y + random.between(-radius, radius)],
      ],
      { ...pen, radius, press: () => 1, tremble: 0 },
      random,
    )
  }
}
