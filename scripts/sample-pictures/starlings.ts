import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { inkLine } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfLine, regionOfPath } from './region.ts'
import { ramp, ridge } from './shapes.ts'
import { dried, newSheet, wash } from './watercolour.ts'

/** Starlings over the reeds at dusk, one great turning veil. */
export async function blackSun(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const sheet = newSheet(width, height, paint.paper, 'starlings')
  const random = chance('starlings')
  const sky = await regionOf(width, height, '<rect x="-90" y="-90" width="1990" height="1010"/>')
  wash(sheet, sky, { color: color('#b7b9b2'), strength: 0.6, bleed: 40, flow: 0.9, cloudSize: 520 })
  const low = await regionOf(width, height, '<rect x="-90" y="520" width="1990" height="330"/>')
  wash(sheet, low, {
    color: color('#dd9f6a'),
    strength: 0.75,
    bleed: 90,
    ragged: 60,
    rim: 0,
    flow: 0.7,
    cloudSize: 420,
    pool: (_, y) => ramp(480, 800, y),
  })
  const rose = await regionOf(width, height, '<ellipse cx="700" cy="640" rx="900" ry="110"/>')
  wash(sheet, rose, {
    color: color('#b56c62'),
    strength: 0.4,
    bleed: 80,
    ragged: 50,
    rim: 0,
    flow: 1,
    cloudSize: 300,
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 842, 16, 260, 'starling shore', 34)), {
    color: paint.ink,
    strength: 0.75,
    bleed: 5,
    ragged: 5,
    granulate: 0.6,
  })
  const mere = await regionOf(width, height, '<rect x="-60" y="872" width="1930" height="420"/>')
  wash(sheet, mere, {
    color: color('#8d8f92'),
    strength: 0.7,
    bleed: 6,
    ragged: 3,
    flow: 0.9,
    cloudSize: 300,
  })
  const gleam = await regionOf(width, height, '<ellipse cx="900" cy="960" rx="900" ry="60"/>')
  wash(sheet, gleam, {
    color: color('#d99a68'),
    strength: 0.4,
    bleed: 40,
    ragged: 26,
    rim: 0,
    flow: 0.8,
  })
  for (let i = 0; i < 5200; i++) {
    const t = random.next()
    const turn = t * 5.1
    const spread = 26 + 150 * Math.sin(t * Math.PI) ** 1.5
    const cx = 330 + t * 1130 + Math.sin(turn) * 120
    const cy = 420 - Math.sin(turn * 0.9 + 0.4) * 170 - t * 40
    const x = cx + random.normal() * spread * 0.62
    const y = cy + random.normal() * spread * 0.4 + random.normal() * random.next() * 40
    const size = random.between(0.8, 2.5)
    const tilt = random.normal() * 2.6
    if (x < 12 || y < 12 || x > width - 12) continue
    const dot = [
      { x: x - size * 1.5, y: y - tilt * 0.6, radius: size * 0.5 },
      { x, y, radius: size },
      { x: x + size * 1.5, y: y + tilt * 0.4, radius: size * 0.5 },
    ]
    wash(sheet, regionOfLine(dot, sheet, 4), {
      color: color('#20232d'),
      strength: random.between(0.5, 1),
      bleed: 0.4,
      ragged: 0.4,
      rim: 0,
      flow: 0,
      granulate: 0.2,
    })
  }
  for (let i = 0; i < 150; i++) {
    const x = random.next() < 0.6 ? random.between(-20, 620) : random.between(1180, 1820)
    const h = random.between(120, 330) * (0.5 + (0.5 * Math.abs(x - 900)) / 900)
    const lean = random.normal() * 18 + 20
    const foot = random.between(1090, 1230)
    inkLine(
      sheet,
      [
        [x, foot],
        [x + lean * 0.3, foot - h * 0.55],
        [x + lean, foot - h],
      ],
      {
        radius: random.between(1, 2.3),
        color: random.pick([paint.ink, paint.umber, paint.soot]),
        strength: 0.8,
        press: (a) => 1 - 0.7 * a,
      },
      random,
    )
    if (random.next() < 0.35) {
      inkLine(
        sheet,
        [
          [x + lean, foot - h],
          [x + lean + 8, foot - h - 26],
          [x + lean + 22, foot - h - 40],
        ],
        { radius: random.between(3, 6), color: paint.umber, strength: 0.7, dry: 0.4 },
        random,
      )
    }
  }
  return dried(sheet)
}
