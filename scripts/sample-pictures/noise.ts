import { chance } from './random.ts'

/** Smooth chance over the plane, about -1..1. Coordinates in units of the coarsest wave. */
export type Noise = (x: number, y: number) => number

/** Gradient noise (Perlin) with its own table of directions. */
export function gradientNoise(seed: string): Noise {
  const random = chance(`noise ${seed}`)
  const table = new Uint8Array(512)
  const order = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const k = Math.floor(random.next() * (i + 1))
    const held = order[i] as number
    order[i] = order[k] as number
    order[k] = held
  }
  for (let i = 0; i < 512; i++) table[i] = order[i & 255] as number
  const gx = new Float64Array(256)
  const gy = new Float64Array(256)
  for (let i = 0; i < 256; i++) {
    const angle = random.next() * Math.PI * 2
    gx[i] = Math.cos(angle)
    gy[i] = Math.sin(angle)
  }
  const at = (ix: number, iy: number, fx: number, fy: number) => {
    const g = table[(table[ix & 255] as number) + (iy & 255)] as number
    return (gx[g] as number) * fx + (gy[g] as number) * fy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const top = at(ix, iy, fx, fy) * (1 - u) + at(ix + 1, iy, fx - 1, fy) * u
    const bottom = at(ix, iy + 1, fx, fy - 1) * (1 - u) + at(ix + 1, iy + 1, fx - 1, fy - 1) * u
    return (top * (1 - v) + bottom * v) * 1.5
  }
}

/** Several octaves of gradient noise, each half the size and half the strength of the one before. */
export function layeredNoise(seed: string, octaves = 5): Noise {
  const noise = gradientNoise(seed)
  let total = 0
  for (let i = 0; i < octaves; i++) total += 0.5 ** i
  return (x, y) => {
    let sum = 0
    let scale = 1
    let strength = 1
    for (let i = 0; i < octaves; i++) {
      sum += noise(x * scale + i * 17.3, y * scale - i * 9.1) * strength
      scale *= 2
      strength *= 0.5
    }
    return (sum / total) * 1.3
  }
}

/** Layered noise whose coordinates are themselves disturbed: the swirls of pigment in water. */
export function flowingNoise(seed: string, strength = 1, octaves = 5): Noise {
  const base = layeredNoise(seed, octaves)
  const drift = layeredNoise(`${seed} drift`, 3)
  return (x, y) => {
    const dx = drift(x * 0.7, y * 0.7) * strength
    const dy = drift(x * 0.7 + 31, y * 0.7 - 12) * strength
    return base(x + dx, y + dy)
  }
}
