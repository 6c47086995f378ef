import type { Canvas } from './canvas.ts'
import { newCanvas } from './canvas.ts'
import type { Color } from './color.ts'
import { paperGrain, showPaper } from './finish.ts'
import { flowingNoise, gradientNoise, layeredNoise } from './noise.ts'
import type { Region } from './region.ts'

/** A sheet of paper that takes up pigment: what lies on it is kept as optical density. */
export interface Sheet {
  width: number
  height: number
  density: Float32Array
  grain: Float32Array
  paper: Color
  seed: string
}

export interface Wash {
  color: Color
  /** How much pigment, 0.1 (a breath) .. 2 (nearly opaque). */
  strength: number
  /** How far the edge runs into wet paper in pixels; places along it stay hard. */
  bleed?: number
  /** How ragged the edge is, in pixels. */
  ragged?: number
  /** The dark rim where a wash dries, 0..1. */
  rim?: number
  /** How much the pigment settles in the grain, 0..1. */
  granulate?: number
  /** How unevenly the pigment has flowed, 0..1. */
  flow?: number
  /** Size of those clouds in pixels. */
  cloudSize?: number
  /** 0 = wet brush; 1 = dry brush that only touches the tops of the grain. */
  dry?: number
  /** More or less pigment by place, 1 = as `strength`. */
  pool?: (x: number, y: number) => number
}

export function newSheet(width: number, height: number, paper: Color, seed: string): Sheet {
  return {
    width,
    height,
    density: new Float32Array(width * height * 3),
    grain: paperGrain(width, height, seed),
    paper,
    seed,
  }
}

let washes = 0

/** Forgets how many washes were laid, so that each picture starts from the same chance. */
export function startCounting(): void {
  washes = 0
}

/** Lays a wash of pigment in the region. */
export function wash(sheet: Sheet, region: Region, how: Wash): void {
  washes += 1
  const seed = `${sheet.seed} wash ${washes}`
  const edge = layeredNoise(seed, 2)
  const fine = gradientNoise(`${seed} fine`)
  const lost = gradientNoise(`${seed} lost`)
  const clouds = flowingNoise(`${seed} flow`, 0.55, 4)
  const absorb = how.color.map((v) => -Math.log(Math.max(0.012, v)))
  const bleed = how.bleed ?? 3
  const ragged = how.ragged ?? 3
  const cloudSize = how.cloudSize ?? 160
  const reach = bleed * 2 + ragged * 1.5 + 2
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const d0 = region.distance[y * region.width + x] as number
      if (d0 < -reach) continue
      const px = region.x + x
      const py = region.y + y
      const i = py * sheet.width + px
      let d = d0
      if (d0 < reach * 2) {
        d += edge(px / 74, py / 74) * ragged + fine(px / 7, py / 7) * Math.min(1.4, ragged * 0.2)
      }
      const loose = Math.max(0, Math.min(1, 0.5 + lost(px / 130, py / 130) * 0.9))
      const soft = 0.9 + bleed * loose * loose * 2
      const inside = smooth(-soft, soft * 0.7, d)
      if (inside <= 0) continue
      const height = sheet.grain[i] as number
      const cloud = how.flow === 0 ? 0 : clouds(px / cloudSize, py / cloudSize)
      let amount = inside * (1 + cloud * (how.flow ?? 0.5))
      const rim = (how.rim ?? 0.35) * Math.exp(-((d - 2.2) ** 2) / 9) * (1 - loose * 0.8)
      amount += rim * inside
      amount *= 1 + (0.5 - height) * 2 * (how.granulate ?? 0.35)
      if (how.dry) amount *= smooth(how.dry - 0.22, how.dry + 0.1, height + cloud * 0.14 + 0.12)
      if (how.pool) amount *= how.pool(px, py)
      if (amount <= 0) continue
      const laid = amount * how.strength
      const c = i * 3
      sheet.density[c] = (sheet.density[c] as number) + laid * (absorb[0] as number)
      sheet.density[c + 1] = (sheet.density[c + 1] as number) + laid * (absorb[1] as number)
      sheet.density[c + 2] = (sheet.density[c + 2] as number) + laid * (absorb[2] as number)
    }
  }
}

/** Takes pigment away in the region, as a wet brush or a blotter lifts it. */
export function lift(sheet: Sheet, region: Region, share: number, soft: number): void {
  const noise = layeredNoise(`${sheet.seed} lift ${region.x} ${region.width}`, 4)
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) {
      const d = region.distance[y * region.width + x] as number
      if (d < -soft * 2) continue
      const px = region.x + x
      const py = region.y + y
      const size = 40 + soft * 5
      const taken = share * smooth(-soft, soft, d + noise(px / size, py / size) * soft * 0.6)
      if (taken <= 0) continue
      const c = (py * sheet.width + px) * 3
      for (let k = 0; k < 3; k++) {
        sheet.density[c + k] = (sheet.density[c + k] as number) * (1 - taken)
      }
    }
  }
}

/** The dried sheet as a picture. */
export function dried(sheet: Sheet, grainLight = 0.055): Canvas {
  const canvas = newCanvas(sheet.width, sheet.height, sheet.paper)
  for (let i = 0; i < canvas.rgb.length; i++) {
    canvas.rgb[i] = (canvas.rgb[i] as number) * Math.exp(-Math.max(0, sheet.density[i] as number))
  }
  showPaper(canvas, sheet.grain, grainLight, sheet.seed)
  return canvas
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
