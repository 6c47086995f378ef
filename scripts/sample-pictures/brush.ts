import type { Canvas } from './canvas.ts'
import type { Color } from './color.ts'
import type { Chance } from './random.ts'

/** A point of a stroke; `pressure` 0..1 narrows and thins it. */
export interface StrokePoint {
  x: number
  y: number
  pressure: number
}

export interface Bristles {
  /** Half the width of the brush in pixels. */
  radius: number
  color: Color
  /** How much each hair's colour differs, 0..0.2. */
  uneven: number
  /** How well the paint covers, 0..1. */
  cover: number
  /** 0 = full brush, 1 = nearly dry: the ground shows through towards the end. */
  dry: number
  /** How much wet paint the hairs drag along, 0..0.3. */
  drag: number
  /** How thick the paint stands, 0..1. */
  body: number
}

interface Hair {
  offset: number
  r: number
  g: number
  b: number
  load: number
  ridge: number
  starts: number
  ends: number
}

/** Paints one stroke, hair by hair, on top of what is there. */
export function brushStroke(
  canvas: Canvas,
  path: readonly StrokePoint[],
  brush: Bristles,
  random: Chance,
): void {
  if (path.length < 3) return
  const hairs = hairsOf(brush, path.length, random)
  for (let i = 0; i < path.length; i++) {
    const point = path[i] as StrokePoint
    const before = path[Math.max(0, i - 1)] as StrokePoint
    const after = path[Math.min(path.length - 1, i + 1)] as StrokePoint
    const dx = after.x - before.x
    const dy = after.y - before.y
    const long = Math.hypot(dx, dy) || 1
    const nx = -dy / long
    const ny = dx / long
    const reach = brush.radius * (0.35 + 0.65 * point.pressure)
    const along = i / (path.length - 1)
    for (const hair of hairs) {
      if (i < hair.starts || i > hair.ends) continue
      const x = point.x + nx * hair.offset * reach
      const y = point.y + ny * hair.offset * reach
      touch(canvas, x, y, hair, brush, along, random)
    }
  }
}

function hairsOf(brush: Bristles, steps: number, random: Chance): Hair[] {
  const count = Math.max(3, Math.round((brush.radius * 2) / 1.15))
  const hairs: Hair[] = []
  let drift = 0
  for (let i = 0; i < count; i++) {
    drift = drift * 0.75 + random.normal() * 0.6
    const tone = drift * brush.uneven
    const warm = random.normal() * brush.uneven * 0.4
    const offset = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
    // The tip of a brush is round and ragged: outer hairs touch later and lift earlier.
    const round = (1 - Math.sqrt(Math.max(0, 1 - offset * offset))) * brush.radius * 0.9
    hairs.push({
      offset: offset + random.normal() * 0.02,
      r: brush.color[0] + tone + warm,
      g: brush.color[1] + tone,
      b: brush.color[2] + tone - warm,
      load: 0.55 + 0.45 * random.next(),
      ridge: 0.5 + 0.5 * Math.sin(i * 1.7 + drift) * random.next(),
      starts: round + random.next() * brush.radius * 0.5,
      ends: steps - 1 - round - random.next() * brush.radius * (0.5 + brush.dry * 2),
    })
  }
  return hairs
}

function touch(
  canvas: Canvas,
  x: number,
  y: number,
  hair: Hair,
  brush: Bristles,
  along: number,
  random: Chance,
): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  if (ix < 0 || iy < 0 || ix >= canvas.width - 1 || iy >= canvas.height - 1) return
  const left = hair.load * (1.15 - along * (0.4 + brush.dry))
  if (left <= 0) return
  if (brush.dry > 0 && random.next() > left * (1.3 - brush.dry * 0.5)) return
  const strength = brush.cover * Math.min(1, 0.35 + left)
  const fx = x - ix
  const fy = y - iy
  const { rgb, relief, width } = canvas
  const near = (iy * width + ix) * 3
  // The hair takes up a little of what it is drawn through.
  hair.r += ((rgb[near] as number) - hair.r) * brush.drag * 0.05
  hair.g += ((rgb[near + 1] as number) - hair.g) * brush.drag * 0.05
  hair.b += ((rgb[near + 2] as number) - hair.b) * brush.drag * 0.05
  for (let k = 0; k < 4; k++) {
    const right = k & 1
    const down = k >> 1
    const share = (right ? fx : 1 - fx) * (down ? fy : 1 - fy)
    const a = Math.min(1, strength * share * 1.6)
    const p = (iy + down) * width + ix + right
    const c = p * 3
    rgb[c] = (rgb[c] as number) * (1 - a) + hair.r * a
    rgb[c + 1] = (rgb[c + 1] as number) * (1 - a) + hair.g * a
    rgb[c + 2] = (rgb[c + 2] as number) * (1 - a) + hair.b * a
    const height = brush.body * (0.4 + 0.6 * hair.ridge)
    relief[p] = (relief[p] as number) * (1 - a * 0.8) + height * a * 0.8
  }
}
