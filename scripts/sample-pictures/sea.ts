import { type Canvas, newCanvas, sketch } from './canvas.ts'
import { type Color, color, mix } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { bands, cloud, near, ramp } from './shapes.ts'

const foam = color('#e9e4d6')
const back = color('#6f8f90')
const body = color('#35566a')
const trough = color('#142532')

/** One sea after another, far to near: sharp crests, foam that runs down their backs. */
function waves(picture: Canvas, horizon: number, rows: number): void {
  const { width, height, rgb } = picture
  const lace = layeredNoise('foam', 4)
  for (let row = 0; row < rows; row++) {
    const deep = row / (rows - 1)
    const base = horizon + 8 + (height - horizon) * deep ** 1.55 * 1.02
    const tall = 7 + 150 * deep ** 1.1
    const crest = layeredNoise(`crest ${row}`, 3)
    const long = 120 + 900 * deep
    const might = layeredNoise(`might ${row}`, 2)
    for (let x = 0; x < width; x++) {
      const peak = 1 - Math.min(1, Math.abs(crest(x / long, row * 3.7)) * 1.7)
      const strong = 0.45 + 0.75 * ramp(-0.5, 0.6, might(x / (long * 1.3), row * 1.9))
      const top = base - tall * strong * peak ** 1.4
      const breaks = ramp(0.4, 0.85, peak * strong)
      for (let y = Math.max(horizon, Math.floor(top)); y < height; y++) {
        const down = (y - top) / (tall * 1.25 + 6)
        const veil = lace(x / (30 + 70 * deep), (y - top) / (10 + 26 * deep)) * 0.5
        const white = breaks * ramp(0.62, 0.02, down + veil * 0.9)
        const water = mix(
          mix(back, body, ramp(0, 0.45, down + veil * 0.3)),
          trough,
          ramp(0.3, 1, down),
        )
        const seen = mix(water, foam, white)
        rgb.set(mix(seen, color('#5b6f78'), 0.35 * (1 - deep)), (y * width + x) * 3)
      }
    }
  }
}

/** A storm from the west: the sea stands up against the land. */
export async function storm(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const horizon = 600
  const tones: [number, Color][] = [
    [0, color('#26323f')],
    [0.2, color('#4a5963')],
    [0.34, color('#868f92')],
    [0.45, color('#c2bba7')],
    [1, color('#c2bba7')],
  ]
  const picture = await sketch(width, height, bands(width, height, tones))
  cloud(
    picture,
    flowingNoise('storm sky', 1.3),
    { x: 760, y: 230 },
    color('#17212d'),
    (_, y, v) => ramp(-0.1, 0.6, v) * 0.9 * ramp(horizon + 40, 360, y),
  )
  cloud(
    picture,
    flowingNoise('storm light', 1.1),
    { x: 620, y: 150 },
    color('#ded2b6'),
    (x, y, v) => ramp(0, 0.6, v) * 0.85 * (0.15 + near(x, y, 1250, 480, 480, 170)),
  )
  waves(picture, horizon, 15)
  const sway = layeredNoise('storm strokes', 3)
  return oilPainting(picture, {
    seed: 'storm',
    direction: (x, y) =>
      y < horizon - 10 ? -0.35 + sway(x / 420, y / 260) * 1.5 : sway(x / 300, y / 160) * 0.9 + 0.08,
    ground: color('#4b3a33'),
    focus: (x, y) => (y > horizon - 20 ? 0.3 + 0.35 * near(x, y, 900, 950, 700, 300) : 0.08),
    follow: 8,
    uneven: 0.04,
    relief: 0.8,
  })
}

/** A flat grey study of water, for collages. */
export function waterStudy(width: number, height: number): Canvas {
  const picture = newCanvas(width, height, body)
  waves(picture, -40, 9)
  return picture
}
