import { type Bristles, brushStroke, type StrokePoint } from './brush.ts'
import { type Canvas, softened } from './canvas.ts'
import { type Color, lightness, unevenly } from './color.ts'
import { type Chance, chance } from './random.ts'

/** The direction (radians) in which strokes run at a point. */
export type Direction = (x: number, y: number) => number

/** One going-over of the canvas with one brush. */
export interface Layer {
  /** Half the width of the brush in pixels. */
  radius: number
  /** Shortest and longest stroke in pixels. */
  length: [number, number]
  /** Distance between strokes as a share of the radius; 1 covers everything. */
  spacing?: number
  cover?: number
  dry?: number
  body?: number
  /** Difference between strokes, 0..0.15. */
  uneven?: number
  /** Only where canvas and sketch differ by more than this (0..1). */
  tolerance?: number
  /** The likelihood of a stroke at a point, 0..1. */
  where?: (x: number, y: number) => number
  /** How far a stroke may stray from its colour before it stops, 0..1. */
  stray?: number
}

/** Paints the sketch on the canvas in layers of brush strokes, from coarse to fine. */
export function paintAfter(
  sketch: Canvas,
  canvas: Canvas,
  direction: Direction,
  layers: readonly Layer[],
  seed: string,
): void {
  layers.forEach((layer, index) => {
    const random = chance(`${seed} layer ${index}`)
    const soft = softened(sketch, Math.max(1, layer.radius * 0.35))
    for (const [x, y] of scattered(canvas, layer, random)) {
      if (layer.where && random.next() > layer.where(x, y)) continue
      const wanted = colorAt(soft, x, y)
      if (layer.tolerance && difference(wanted, colorAt(canvas, x, y)) < layer.tolerance) continue
      const path = pathAfter(soft, x, y, direction, layer, wanted, random)
      brushStroke(canvas, path, bristlesOf(layer, wanted, random), random)
    }
  })
}

function bristlesOf(layer: Layer, wanted: Color, random: Chance): Bristles {
  const uneven = layer.uneven ?? 0.03
  return {
    radius: layer.radius * random.between(0.7, 1.15),
    color: unevenly(wanted, random, uneven),
    uneven: uneven * 0.9,
    cover: layer.cover ?? 0.85,
    dry: layer.dry ?? 0.25,
    drag: 0.2,
    body: (layer.body ?? 0.5) * random.between(0.6, 1.2),
  }
}

function scattered(canvas: Canvas, layer: Layer, random: Chance): [number, number][] {
  const step = layer.radius * (layer.spacing ?? 1)
  const points: [number, number][] = []
  for (let y = -step; y < canvas.height + step; y += step) {
    for (let x = -step; x < canvas.width + step; x += step) {
      points.push([x + random.between(-step, step), y + random.between(-step, step)])
    }
  }
  for (let i = points.length - 1; i > 0; i--) {
    const k = Math.floor(random.next() * (i + 1))
    const held = points[i] as [number, number]
    points[i] = points[k] as [number, number]
    points[k] = held
  }
  return points
}

function pathAfter(
  sketch: Canvas,
  x: number,
  y: number,
  direction: Direction,
  layer: Layer,
  wanted: Color,
  random: Chance,
): StrokePoint[] {
  const length = random.between(layer.length[0], layer.length[1])
  const lean = random.normal() * 0.09
  const stray = layer.stray ?? 0.12
  const half = (sign: 1 | -1) => {
    const points: StrokePoint[] = []
    let px = x
    let py = y
    for (let i = 0; i < length / 2; i++) {
      const angle = direction(px, py) + lean
      px += Math.cos(angle) * sign
      py += Math.sin(angle) * sign
      if (i > layer.radius && difference(colorAt(sketch, px, py), wanted) > stray) break
      points.push({ x: px, y: py, pressure: 1 })
    }
    return points
  }
  const path = [...half(-1).reverse(), { x, y, pressure: 1 }, ...half(1)]
  if (random.next() < 0.5) path.reverse()
  path.forEach((point, i) => {
    point.pressure = 1 - 0.5 * (i / path.length) ** 2
  })
  return path
}

export function colorAt(canvas: Canvas, x: number, y: number): Color {
  const ix = Math.min(canvas.width - 1, Math.max(0, Math.round(x)))
  const iy = Math.min(canvas.height - 1, Math.max(0, Math.round(y)))
  const i = (iy * canvas.width + ix) * 3
  return [canvas.rgb[i] as number, canvas.rgb[i + 1] as number, canvas.rgb[i + 2] as number]
}

function difference(a: Color, b: Color): number {
  const light = lightness(a[0] - b[0], a[1] - b[1], a[2] - b[2])
  return Math.abs(light) + 0.4 * Math.abs(a[0] - b[0] - (a[2] - b[2]))
}
