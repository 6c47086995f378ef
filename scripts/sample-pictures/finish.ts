import type { Canvas } from './canvas.ts'
import { gradientNoise, layeredNoise } from './noise.ts'
import { chance } from './random.ts'

/** Lets light from the upper left fall on the height of the paint. */
export function lightFromLeft(canvas: Canvas, strength: number): void {
  const { width, height, relief, rgb } = canvas
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const slope =
        (relief[i + 1] as number) -
        (relief[i - 1] as number) +
        ((relief[i + width] as number) - (relief[i - width] as number))
      const light = 1 + Math.max(-0.5, Math.min(0.6, slope * strength))
      const c = i * 3
      rgb[c] = (rgb[c] as number) * light
      rgb[c + 1] = (rgb[c + 1] as number) * light
      rgb[c + 2] = (rgb[c + 2] as number) * light
    }
  }
}

/** The weave of linen, faint, and stronger where little paint lies. */
export function weave(canvas: Canvas, strength: number, seed: string): void {
  const noise = gradientNoise(`weave ${seed}`)
  const { width, height, rgb } = canvas
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wobble = noise(x / 40, y / 40) * 1.2
      const thread =
        Math.sin((x + wobble) * 1.9) * (0.6 + 0.4 * noise(x / 30, y / 5)) +
        Math.sin((y + wobble) * 1.9) * (0.6 + 0.4 * noise(x / 5, y / 30))
      const light = 1 + thread * strength
      const c = (y * width + x) * 3
      rgb[c] = (rgb[c] as number) * light
      rgb[c + 1] = (rgb[c + 1] as number) * light
      rgb[c + 2] = (rgb[c + 2] as number) * light
    }
  }
}

/** The grain of cold-pressed paper as heights 0..1; pigment settles where it is low. */
export function paperGrain(width: number, height: number, seed: string): Float32Array {
  const coarse = gradientNoise(`paper ${seed}`)
  const fine = layeredNoise(`paper fine ${seed}`, 3)
  const random = chance(`paper speck ${seed}`)
  const grain = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const hills = coarse(x / 4.3, y / 3.9) * 0.4 + fine(x / 3.1, y / 2.7) * 0.6
      grain[y * width + x] = 0.5 + hills * 0.42 + (random.next() - 0.5) * 0.2
    }
  }
  return grain
}

/** Side light over the grain, and the slight clouds every sheet has. */
export function showPaper(
  canvas: Canvas,
  grain: Float32Array,
  strength: number,
  seed: string,
): void {
  const clouds = layeredNoise(`paper clouds ${seed}`, 4)
  const { width, height, rgb } = canvas
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const slope =
        (grain[i + 1] as number) -
        (grain[i - 1] as number) +
        (grain[i + width] as number) -
        (grain[i - width] as number)
      const light = 1 + slope * strength + clouds(x / 500, y / 500) * 0.012
      const c = i * 3
      rgb[c] = (rgb[c] as number) * light
      rgb[c + 1] = (rgb[c + 1] as number) * light
      rgb[c + 2] = (rgb[c + 2] as number) * (light - 0.002)
    }
  }
}
