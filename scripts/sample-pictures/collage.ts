import type { Canvas } from './canvas.ts'
import { type Color, paint } from './color.ts'
import { gradientNoise, layeredNoise } from './noise.ts'
import type { Region } from './region.ts'

export interface Scrap {
  /** What is on the paper, at least as large as the region; `dx`, `dy` move it. */
  paper: Canvas
  dx?: number
  dy?: number
  /** Width of the torn white edge in pixels; 0 = cut with scissors. */
  torn: number
  /** The core of the paper that shows where it is torn. */
  core?: Color
  /** How high the paper stands off the ground, in pixels. */
  lifted?: number
  seed: string
}

/** Glues a piece of paper on the picture, with its torn edge and the shadow under it. */
export function glue(canvas: Canvas, region: Region, scrap: Scrap): void {
  const rough = layeredNoise(`${scrap.seed} tear`, 4)
  const fibre = gradientNoise(`${scrap.seed} fibre`)
  const core = scrap.core ?? paint.paper
  const lifted = scrap.lifted ?? 5
  const edgeAt = (x: number, y: number) => {
    const wild = scrap.torn > 0 ? Math.min(6, scrap.torn * 0.6) : 0.5
    const noise = wild * (rough(x / 30, y / 30) + 0.35 * fibre(x / 3, y / 3))
    return distanceAt(region, x, y) + noise
  }
  const frame = frameOf(region, canvas, lifted * 4 + 14)
  castShadow(canvas, region, edgeAt, lifted, frame)
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      if (distanceAt(region, x, y) < -12) continue
      const d = edgeAt(x, y)
      const covers = Math.min(1, Math.max(0, d + 0.5))
      if (covers === 0) continue
      const i = (y * canvas.width + x) * 3
      const printed = printAt(scrap, x, y)
      const tear = scrap.torn * (0.15 + 0.85 * Math.max(0, rough(x / 70 + 9, y / 70) + 0.55))
      const bare = scrap.torn > 0 ? Math.min(1, Math.max(0, (tear - d) / 1.6 + 0.5)) : 0
      const tooth = 1 + fibre(x / 1.7, y / 1.7) * 0.035
      for (let k = 0; k < 3; k++) {
        const paper = (printed[k] as number) * (1 - bare) + (core[k] as number) * tooth * bare
        canvas.rgb[i + k] = (canvas.rgb[i + k] as number) * (1 - covers) + paper * covers
      }
    }
  }
}

interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/** The rectangle that paper and shadow can touch. */
function frameOf(region: Region, canvas: Canvas, margin: number): Frame {
  const frame = { left: region.width, top: region.height, right: 0, bottom: 0 }
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      if ((region.distance[y * region.width + x] as number) < 0) continue
      frame.left = Math.min(frame.left, x)
      frame.right = Math.max(frame.right, x)
      frame.top = Math.min(frame.top, y)
      frame.bottom = Math.max(frame.bottom, y)
    }
  }
  return {
    left: Math.max(0, Math.floor(frame.left + region.x - margin)),
    top: Math.max(0, Math.floor(frame.top + region.y - margin)),
    right: Math.min(canvas.width, Math.ceil(frame.right + region.x + margin)),
    bottom: Math.min(canvas.height, Math.ceil(frame.bottom + region.y + margin)),
  }
}

function castShadow(
  canvas: Canvas,
  region: Region,
  edgeAt: (x: number, y: number) => number,
  lifted: number,
  frame: Frame,
): void {
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) {
      if (distanceAt(region, x - lifted * 0.5, y - lifted * 0.7) < -lifted * 4) continue
      const d = edgeAt(x - lifted * 0.5, y - lifted * 0.7)
      const dark = 0.42 * Math.exp(-Math.max(0, lifted * 0.6 - d) / (lifted * 0.8))
      if (dark < 0.01) continue
      const i = (y * canvas.width + x) * 3
      for (let k = 0; k < 3; k++) {
        canvas.rgb[i + k] = (canvas.rgb[i + k] as number) * (1 - dark * (1 - k * 0.06))
      }
    }
  }
}

function distanceAt(region: Region, x: number, y: number): number {
  const rx = Math.round(x) - region.x
  const ry = Math.round(y) - region.y
  if (rx < 0 || ry < 0 || rx >= region.width || ry >= region.height) return -1e4
  return region.distance[ry * region.width + rx] as number
}

function printAt(scrap: Scrap, x: number, y: number): Color {
  const { paper } = scrap
  const px = Math.min(paper.width - 1, Math.max(0, Math.round(x - (scrap.dx ?? 0))))
  const py = Math.min(paper.height - 1, Math.max(0, Math.round(y - (scrap.dy ?? 0))))
  const i = (py * paper.width + px) * 3
  return [paper.rgb[i] as number, paper.rgb[i + 1] as number, paper.rgb[i + 2] as number]
}
