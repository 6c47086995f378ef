import type { Canvas } from './canvas.ts'
import { type Color, hex } from './color.ts'
import { layeredNoise, type Noise } from './noise.ts'

/** SVG fragments for sketches: shapes that look drawn by hand. */

export function fill(path: string, of: Color, opacity = 1): string {
  return `<path d="${path}" fill="${hex(of)}" fill-opacity="${opacity}"/>`
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Land seen from the side: a line of hills from edge to edge, closed `depth` below it. */
export function ridge(
  width: number,
  level: number,
  hill: number,
  wave: number,
  seed: string,
  depth = 2000,
): string {
  const noise = layeredNoise(`ridge ${seed}`, 4)
  const points: [number, number][] = []
  for (let x = -20; x <= width + 20; x += 6) points.push([x, level - noise(x / wave, 0.5) * hill])
  points.push([width + 20, level + depth], [-20, level + depth])
  return polygon(points)
}

/** Upright bands of colour from top to bottom, as `stops` of [share of the height, colour]. */
export function bands(
  width: number,
  height: number,
  stops: readonly (readonly [number, Color])[],
  id = 'bands',
): string {
  const list = stops.map(([at, of]) => `<stop offset="${at}" stop-color="${hex(of)}"/>`).join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient><rect width="${width}" height="${height}" fill="url(#${id})"/>`
}

/** The same shapes with soft edges. */
export function blurred(shapes: string, amount: number): string {
  const id = `blur${Math.round(amount * 10)}`
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter><g filter="url(#${id})">${shapes}</g>`
}

/** A soft round light. */
export function glow(x: number, y: number, radius: number, of: Color, opacity: number): string {
  const id = `glow${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}`
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${hex(of)}" stop-opacity="${opacity}"/><stop offset="0.4" stop-color="${hex(of)}" stop-opacity="${opacity * 0.45}"/><stop offset="1" stop-color="${hex(of)}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
}

/** Mixes another colour into the sketch where the noise is high: clouds, currents, patches of light. */
export function cloud(
  canvas: Canvas,
  noise: Noise,
  scale: { x: number; y: number },
  of: Color,
  strength: (x: number, y: number, value: number) => number,
): void {
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const share = strength(x, y, noise(x / scale.x, y / scale.y))
      if (share <= 0) continue
      const s = Math.min(1, share)
      const i = (y * canvas.width + x) * 3
      for (let k = 0; k < 3; k++) {
        const old = canvas.rgb[i + k] as number
        canvas.rgb[i + k] = old + ((of[k] as number) - old) * s
      }
    }
  }
}

/** Darkens or lightens the sketch by place; 1 leaves it as it is. */
export function shade(canvas: Canvas, light: (x: number, y: number) => number): void {
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const i = (y * canvas.width + x) * 3
      const l = light(x, y)
      for (let k = 0; k < 3; k++) canvas.rgb[i + k] = (canvas.rgb[i + k] as number) * l
    }
  }
}

/** How near a point lies to the middle of an oval, 1 in the middle, falling off softly. */
export function near(
  x: number,
  y: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number = rx,
): number {
  return Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
}

export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
