import { blurChannel, type Canvas } from './canvas.ts'
import { lightness } from './color.ts'
import type { Direction } from './painting.ts'

/**
 * Strokes that follow the outlines of the sketch where there are any within `reach` pixels, and
 * the fallback direction elsewhere: so a gable keeps its edge and a sky its wind.
 */
export function alongEdges(sketch: Canvas, reach: number, fallback: Direction): Direction {
  const { width, height } = sketch
  const light = new Float32Array(width * height)
  for (let i = 0; i < light.length; i++) {
    const c = i * 3
    light[i] = lightness(
      sketch.rgb[c] as number,
      sketch.rgb[c + 1] as number,
      sketch.rgb[c + 2] as number,
    )
  }
  blurChannel(light, width, height, 2)
  const xx = new Float32Array(light.length)
  const xy = new Float32Array(light.length)
  const yy = new Float32Array(light.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const gx = (light[i + 1] as number) - (light[i - 1] as number)
      const gy = (light[i + width] as number) - (light[i - width] as number)
      xx[i] = gx * gx
      xy[i] = gx * gy
      yy[i] = gy * gy
    }
  }
  for (const part of [xx, xy, yy]) {
    blurChannel(part, width, height, reach)
    blurChannel(part, width, height, reach * 0.6)
  }
  return (x, y) => {
    const ix = Math.min(width - 1, Math.max(0, Math.round(x)))
    const iy = Math.min(height - 1, Math.max(0, Math.round(y)))
    const i = iy * width + ix
    const spread = (xx[i] as number) - (yy[i] as number)
    const cross = 2 * (xy[i] as number)
    const clear = Math.hypot(spread, cross)
    if (clear < 2e-5) return fallback(x, y)
    return 0.5 * Math.atan2(cross, spread) + Math.PI / 2
  }
}
