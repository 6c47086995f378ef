import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { tuft } from './grass.ts'
import { inkLine } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfPath } from './region.ts'
import { blurred, ramp, ridge } from './shapes.ts'
import { dried, lift, newSheet, wash } from './watercolour.ts'

/** Dunes with marram grass, the sea a dark line behind them. */
export async function dunes(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const sheet = newSheet(width, height, paint.paper, 'dunes')
  const random = chance('dunes')
  const all = await regionOf(width, height, `<rect x="-90" y="-90" width="1990" height="760"/>`)
  wash(sheet, all, {
    color: color('#9fb2b8'),
    strength: 0.7,
    bleed: 40,
    flow: 1,
    cloudSize: 420,
    pool: (_, y) => ramp(660, 40, y),
  })
  const warm = await regionOf(width, height, '<ellipse cx="1250" cy="520" rx="780" ry="130"/>')
  wash(sheet, warm, {
    color: color('#e0b489'),
    strength: 0.45,
    bleed: 60,
    ragged: 40,
    rim: 0,
    flow: 0.8,
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 560, 6, 800, 'sea', 124)), {
    color: paint.ink,
    strength: 0.55,
    bleed: 2,
    ragged: 2,
    granulate: 0.7,
    flow: 0.8,
    cloudSize: 220,
    pool: (_, y) => 1.15 - (y - 560) / 260,
  })
  const surf = await regionOf(
    width,
    height,
    blurred(
      '<path d="M-20 640C300 630 500 664 900 646S1600 650 1820 634V662C1500 676 900 668 500 682S100 660 -20 672Z"/>',
      1,
    ),
  )
  lift(sheet, surf, 0.9, 8)
  wash(sheet, await regionOf(width, height, '<rect x="-60" y="676" width="1930" height="160"/>'), {
    color: color('#d8c6a2'),
    strength: 0.5,
    bleed: 12,
    ragged: 6,
    rim: 0,
    flow: 0.5,
    pool: (_, y) => ramp(830, 730, y),
  })
  const dune = (path: string, strength: number, tone: string, ragged = 8) =>
    regionOfPath(width, height, path).then((region) =>
      wash(sheet, region, {
        color: color(tone),
        strength,
        bleed: 9,
        ragged,
        rim: 0.5,
        granulate: 0.5,
        flow: 0.8,
        cloudSize: 260,
      }),
    )
  await dune(
    'M-40 760C200 640 420 610 640 700S1000 790 1240 740S1660 600 1860 640V1420H-40Z',
    0.5,
    '#d9c197',
  )
  await dune(
    'M-40 780C120 700 240 680 330 690C300 760 380 860 300 960C200 1080 60 1120 -40 1150Z',
    0.42,
    '#8a8b8c',
  )
  await dune(
    'M1240 742C1400 700 1600 600 1860 640V820C1660 800 1500 860 1360 960C1330 880 1300 800 1240 742Z',
    0.35,
    '#8f8a80',
  )
  await dune('M-40 1080C260 940 520 900 860 1010S1500 1100 1860 960V1420H-40Z', 0.5, '#c9a66b', 16)
  await dune('M300 1420C420 1240 700 1120 1060 1130S1700 1180 1860 1100V1420Z', 0.42, '#7c6a55', 18)
  for (let i = 0; i < 9; i++) {
    const x = 930 + i * 62
    const y = 830 - i * 17 + random.normal() * 5
    inkLine(
      sheet,
      [
        [x, y],
        [x + random.normal() * 5, y - 74 + i * 4],
      ],
      { radius: 5.4 - i * 0.35, color: paint.umber, press: () => 1 },
      random,
    )
    if (i > 0)
      inkLine(
        sheet,
        [
          [x - 62, y - 36],
          [x - 30, y - 30],
          [x, y - 52],
        ],
        { radius: 1.2, strength: 0.8 },
        random,
      )
  }
  const spots: [number, number, number][] = [
    [150, 1060, 170],
    [330, 1010, 150],
    [90, 1290, 230],
    [420, 1300, 250],
    [720, 1330, 210],
    [1180, 1290, 180],
    [1450, 1180, 190],
    [1660, 1090, 200],
    [1560, 1350, 240],
    [520, 770, 80],
    [690, 760, 70],
    [1700, 720, 90],
    [1600, 740, 70],
    [60, 800, 110],
    [240, 740, 80],
    [1000, 1350, 200],
  ]
  for (const [x, y, tall] of spots) {
    tuft(sheet, x, y, tall, Math.round(tall / 3), 0.35)
    tuft(sheet, x + tall * 0.5, y + 10, tall * 0.7, Math.round(tall / 5), 0.45)
  }
  for (let i = 0; i < 7; i++) {
    const x = 380 + i * 74 + random.normal() * 24
    const y = 250 + random.normal() * 46
    inkLine(
      sheet,
      [
        [x - 17, y - 7],
        [x - 7, y - 11],
        [x, y],
        [x + 8, y - 12],
        [x + 19, y - 5],
      ],
      { radius: 2, strength: 0.9 },
      random,
    )
  }
  return dried(sheet)
}
