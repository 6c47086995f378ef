import { type Canvas, sketch } from './canvas.ts'
import { type Color, color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { bands, cloud, fill, glow, polygon, ramp, ridge } from './shapes.ts'

/** The fjord at dusk: calm, dark to mid in tone, quiet in the middle where text will stand. */
export async function fjordAtDusk(): Promise<Canvas> {
  const width = 2200
  const height = 1238
  const shore = 752
  const sunX = 1640
  const sky: [number, Color][] = [
    [0, color('#1b2c45')],
    [0.22, color('#2f4963')],
    [0.4, color('#5f7484')],
    [0.5, color('#93857f')],
    [0.57, color('#b98d69')],
    [0.606, color('#a67d60')],
    [0.61, color('#6f7178')],
    [0.72, color('#3b5369')],
    [1, color('#101e32')],
  ]
  const church = polygon([
    [sunX, shore + 8],
    [sunX, shore - 64],
    [sunX + 16, shore - 98],
    [sunX + 32, shore - 64],
    [sunX + 32, shore - 34],
    [sunX + 40, shore - 52],
    [sunX + 112, shore - 52],
    [sunX + 120, shore - 34],
    [sunX + 148, shore - 34],
    [sunX + 154, shore - 20],
    [sunX + 154, shore + 8],
  ])
  const picture = await sketch(
    width,
    height,
    bands(width, height, sky) +
      glow(sunX, shore - 30, 640, color('#e0ac70'), 0.5) +
      fill(ridge(width, shore - 8, 40, 620, 'far', 40), color('#51606c')) +
      fill(church, color('#1c2c40')) +
      fill(ridge(width, shore + 4, 26, 340, 'near', 24), color('#1f3044')),
  )
  cloud(
    picture,
    flowingNoise('hero clouds', 1.3),
    { x: 820, y: 170 },
    color('#1b2b42'),
    (_, y, v) => (y < shore - 40 ? ramp(-0.02, 0.4, v) * 0.85 * ramp(shore - 30, 300, y) : 0),
  )
  cloud(picture, flowingNoise('hero light', 0.8), { x: 800, y: 70 }, color('#d9a573'), (x, y, v) =>
    y < shore - 20 ? ramp(0.08, 0.5, v) * 0.6 * ramp(240, 640, y) * ramp(200, 1700, x) : 0,
  )
  cloud(picture, layeredNoise('hero ripple', 4), { x: 330, y: 20 }, color('#0d192b'), (_, y, v) =>
    y > shore + 30 ? ramp(0.05, 0.5, v) * 0.7 * ramp(shore, shore + 90, y) : 0,
  )
  cloud(picture, layeredNoise('hero calm', 3), { x: 520, y: 30 }, color('#6d8796'), (_, y, v) =>
    y > shore + 30 ? ramp(0.1, 0.6, v) * 0.4 * ramp(1238, 820, y) : 0,
  )
  cloud(
    picture,
    layeredNoise('hero glitter', 3),
    { x: 170, y: 11 },
    color('#d8a677'),
    (x, y, v) => {
      const path = Math.exp(-(((x - sunX - 20) / (120 + (y - shore) * 0.55)) ** 2))
      return y > shore + 22 ? ramp(0.12, 0.42, v) * 0.9 * path * ramp(1238, 760, y) : 0
    },
  )
  const sway = layeredNoise('hero strokes', 3)
  return oilPainting(picture, {
    seed: 'hero',
    direction: (x, y) =>
      y < shore - 10 ? sway(x / 800, y / 420) * 0.75 - 0.08 : sway(x / 300, y / 200) * 0.05,
    focus: (x, y) => {
      const tower = Math.exp(-(((x - sunX - 60) / 130) ** 2) - ((y - shore + 45) / 75) ** 2)
      const shoreLine = Math.exp(-(((y - shore) / 40) ** 2))
      const path = y > shore ? 0.35 * Math.exp(-(((x - sunX) / 320) ** 2)) : 0
      return Math.min(1, tower * 1.3 + shoreLine * 0.6 + path + 0.05)
    },
    follow: 6,
    relief: 0.4,
  })
}
