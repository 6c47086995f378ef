import { type Canvas, newCanvas } from './canvas.ts'
import { type Color, mix, paint } from './color.ts'
import { alongEdges } from './edges.ts'
import { lightFromLeft, weave } from './finish.ts'
import { type Direction, type Layer, paintAfter } from './painting.ts'

export interface Oil {
  seed: string
  direction: Direction
  /** The colour of the ground that shines through between the strokes. */
  ground?: Color
  /** 0 = left broad .. 1 = worked out in detail. */
  focus?: (x: number, y: number) => number
  /** Size of the brushes, 1 = as for a picture 2000 pixels wide. */
  scale?: number
  /** Difference between strokes. */
  uneven?: number
  /** How far off an outline strokes turn to follow it, in pixels; 0 = never. */
  follow?: number
  relief?: number
}

/** Paints the sketch in oil: a toned ground, broad strokes first, detail only where the eye rests. */
export function oilPainting(sketch: Canvas, how: Oil): Canvas {
  const scale = how.scale ?? 1
  const uneven = how.uneven ?? 0.036
  const focus = how.focus ?? (() => 0.3)
  const ground = how.ground ?? mix(paint.umber, paint.wine, 0.4)
  const canvas = newCanvas(sketch.width, sketch.height, ground)
  const broad = how.direction
  const near = how.follow === 0 ? broad : alongEdges(sketch, how.follow ?? 7, broad)
  const layer = (radius: number, rest: Omit<Layer, 'radius'>): Layer => ({
    radius: radius * scale,
    uneven,
    ...rest,
    length: [rest.length[0] * scale, rest.length[1] * scale],
  })
  paintAfter(
    sketch,
    canvas,
    broad,
    [
      layer(58, { length: [200, 560], cover: 0.92, dry: 0.4, body: 0.5, stray: 0.2 }),
      layer(34, { length: [120, 420], cover: 0.88, dry: 0.5, body: 0.6, spacing: 1.15 }),
    ],
    `${how.seed} broad`,
  )
  paintAfter(
    sketch,
    canvas,
    near,
    [
      layer(17, {
        length: [50, 240],
        cover: 0.85,
        dry: 0.45,
        body: 0.65,
        spacing: 1.1,
        tolerance: 0.03,
        where: (x, y) => 0.35 + 0.65 * focus(x, y),
      }),
      layer(8, {
        length: [24, 130],
        cover: 0.88,
        dry: 0.4,
        body: 0.7,
        spacing: 1.1,
        tolerance: 0.04,
        stray: 0.09,
        where: (x, y) => 0.12 + 0.88 * focus(x, y),
      }),
      layer(3.6, {
        length: [10, 60],
        cover: 0.95,
        dry: 0.25,
        body: 0.8,
        spacing: 1.1,
        uneven: uneven * 0.8,
        tolerance: 0.05,
        stray: 0.07,
        where: (x, y) => Math.max(0, focus(x, y) - 0.25) * 1.33,
      }),
      layer(1.9, {
        length: [6, 34],
        cover: 1,
        dry: 0.1,
        body: 0.6,
        spacing: 1.3,
        uneven: uneven * 0.6,
        tolerance: 0.07,
        stray: 0.06,
        where: (x, y) => Math.max(0, focus(x, y) - 0.6) * 2.5,
      }),
    ],
    `${how.seed} near`,
  )
  lightFromLeft(canvas, how.relief ?? 0.32)
  weave(canvas, 0.01, how.seed)
  return canvas
}
