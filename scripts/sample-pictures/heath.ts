import { brushStroke, type StrokePoint } from './brush.ts'
import { type Canvas, drawOn, sketch } from './canvas.ts'
import { type Color, color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { chance } from './random.ts'
import { bands, blurred, cloud, fill, glow, near, ramp, ridge, shade } from './shapes.ts'

/** Geese on their way: a long uneven line of small dark wings, two touches of the brush each. */
function geese(canvas: Canvas, from: [number, number], to: [number, number], count: number): void {
  const random = chance(`geese ${from} ${to}`)
  for (let i = 0; i < count; i++) {
    const t = (i + random.next() * 0.5) / count
    const x = from[0] + (to[0] - from[0]) * t
    const sag = Math.sin(t * Math.PI) * 46
    const y = from[1] + (to[1] - from[1]) * t + sag + random.normal() * 5
    const span = 15 - t * 6 + random.between(-1.5, 1.5)
    const beat = random.between(-8, 2)
    for (const side of [-1, 1]) {
      const path: StrokePoint[] = []
      for (let k = 0; k <= span; k++) {
        const u = k / span
        const lift = Math.sin(u * 2.2) * 4
        path.push({ x: x + side * k, y: y + beat * u * u - lift, pressure: 1 - u * 0.8 })
      }
      const touch = { radius: 2.1, color: color('#121a28'), uneven: 0.02 }
      brushStroke(canvas, path, { ...touch, cover: 0.95, dry: 0, drag: 0, body: 0.4 }, random)
    }
  }
}

/** The heath in the evening, the moon coming up behind the barrows, geese going south. */
export async function moonOverHeath(): Promise<Canvas> {
  const width = 2000
  const height = 1125
  const level = 700
  const sky: [number, Color][] = [
    [0, color('#182437')],
    [0.3, color('#324658')],
    [0.5, color('#66707a')],
    [0.63, color('#9a7f78')],
    [1, color('#3c1a2b')],
  ]
  const moonX = 1500
  const picture = await sketch(
    width,
    height,
    bands(width, height, sky) + glow(moonX, 520, 470, color('#e9c591'), 0.5),
  )
  const drift = flowingNoise('heath sky', 1.2)
  cloud(picture, drift, { x: 700, y: 120 }, color('#1b293c'), (_, __, v) => ramp(0, 0.45, v) * 0.75)
  await drawOn(
    picture,
    `<circle cx="${moonX}" cy="500" r="90" fill="#ecd5a8"/>` +
      blurred(`<circle cx="${moonX - 14}" cy="490" r="52" fill="#f8ebce"/>`, 12) +
      blurred(
        `<path d="M1380 536C1460 520 1560 552 1640 530V556C1560 574 1460 548 1380 560Z" fill="#56606b"/>`,
        6,
      ) +
      fill(ridge(width, level - 10, 30, 700, 'heath far', 90), color('#4b4b57')) +
      `<path d="M250 ${level + 20}C330 ${level - 74} 470 ${level - 80} 560 ${level + 20}Z" fill="#2b2733"/>` +
      `<path d="M640 ${level + 20}C700 ${level - 34} 780 ${level - 36} 840 ${level + 20}Z" fill="#352e38"/>` +
      fill(ridge(width, level + 12, 16, 420, 'heath mid', 500), color('#3a2231')) +
      fill(ridge(width, level + 150, 46, 600, 'heath near', 500), color('#2a141f')),
  )
  cloud(picture, layeredNoise('heather', 4), { x: 170, y: 26 }, color('#7b3346'), (x, y, v) =>
    y > level + 30
      ? ramp(0.02, 0.5, v) * 0.75 * (0.45 + 0.55 * near(x, y, moonX, 800, 900, 400))
      : 0,
  )
  cloud(picture, layeredNoise('grass', 4), { x: 120, y: 22 }, color('#9c875a'), (x, y, v) =>
    y > level + 34 ? ramp(0.1, 0.5, v) * 0.6 * near(x, y, moonX, 830, 620, 200) : 0,
  )
  shade(picture, (_, y) => 1 - 0.35 * ramp(850, 1125, y))
  const sway = layeredNoise('heath strokes', 3)
  const canvas = oilPainting(picture, {
    seed: 'calendar hero',
    direction: (x, y) => {
      if (y < level - 20) return sway(x / 700, y / 400) * 0.9 + 0.1
      return y > level + 120 ? -0.9 + sway(x / 200, y / 120) * 1.1 : sway(x / 300, y / 120) * 0.3
    },
    focus: (x, y) =>
      Math.min(
        1,
        near(x, y, moonX, 500, 140) * 0.8 + near(x, y, 900, level, 1200, 34) * 0.6 + 0.06,
      ),
    follow: 4,
    relief: 0.42,
  })
  geese(canvas, [1210, 150], [420, 330], 30)
  geese(canvas, [1236, 146], [1520, 92], 9)
  return canvas
}

/** Two barrows under a high, restless sky; the heather in flower. */
export async function barrows(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const level = 900
  const sky: [number, Color][] = [
    [0, color('#5f7c8e')],
    [0.3, color('#94a8ae')],
    [0.55, color('#d3cdbb')],
    [0.68, color('#e2c999')],
    [1, color('#d9bf90')],
  ]
  const picture = await sketch(width, height, bands(width, height, sky))
  const billow = flowingNoise('barrow clouds', 0.8)
  cloud(
    picture,
    billow,
    { x: 780, y: 300 },
    color('#f0e6d2'),
    (_, __, v) => ramp(-0.1, 0.75, v) * 0.95,
  )
  cloud(
    picture,
    (x, y) => billow(x, y + 0.22),
    { x: 780, y: 300 },
    color('#5d7383'),
    (x, y, v) => ramp(0.1, 0.7, v - billow(x / 780, y / 300) * 0.5) * 0.75 * ramp(900, 420, y),
  )
  await drawOn(
    picture,
    fill(ridge(width, level - 70, 40, 600, 'barrow far', 300), color('#7c8c90')) +
      fill(ridge(width, level - 26, 24, 420, 'barrow fields', 300), color('#8d8a62')) +
      `<path d="M150 ${level + 30}C300 ${level - 190} 640 ${level - 215} 830 ${level + 30}Z" fill="#474a3a"/>` +
      blurred(
        `<path d="M180 ${level + 20}C320 ${level - 170} 500 ${level - 196} 560 ${level - 160}C470 ${level - 80} 420 ${level - 20} 400 ${level + 20}Z" fill="#95905f"/>`,
        20,
      ) +
      `<path d="M1040 ${level + 30}C1140 ${level - 116} 1330 ${level - 124} 1440 ${level + 30}Z" fill="#40463c"/>` +
      blurred(
        `<path d="M1060 ${level + 20}C1150 ${level - 100} 1230 ${level - 112} 1280 ${level - 96}C1220 ${level - 50} 1200 ${level} 1190 ${level + 20}Z" fill="#86855a"/>`,
        16,
      ) +
      fill(ridge(width, level + 8, 16, 300, 'barrow near', 600), color('#63283a')) +
      fill(ridge(width, level + 190, 60, 500, 'barrow front', 600), color('#3c1827')) +
      `<path d="M620 1360C700 1240 960 1180 930 1080C900 1010 800 980 852 ${level + 6}L866 ${level + 4}C850 970 950 1010 990 1080C1020 1180 860 1260 860 1360Z" fill="#bfa274"/>`,
  )
  cloud(
    picture,
    layeredNoise('barrow heather', 4),
    { x: 150, y: 40 },
    color('#a3566a'),
    (_, y, v) => (y > level + 20 ? ramp(0.05, 0.6, v) * 0.75 : 0),
  )
  cloud(picture, layeredNoise('barrow moss', 4), { x: 130, y: 36 }, color('#6f7048'), (_, y, v) =>
    y > level + 16 ? ramp(0.15, 0.5, v) * 0.75 : 0,
  )
  const sway = layeredNoise('barrow strokes', 3)
  return oilPainting(picture, {
    seed: 'barrows',
    direction: (x, y) => {
      if (y < level - 40) return -0.25 + sway(x / 520, y / 360) * 1.5
      return -1.2 + sway(x / 160, y / 130) * 1.2
    },
    ground: color('#8a5a3c'),
    focus: (x, y) => Math.min(1, near(x, y, 800, level - 40, 900, 90) * 0.6 + 0.06),
    follow: 4,
    uneven: 0.042,
    relief: 0.55,
  })
}
