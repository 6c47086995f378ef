import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { inkLine } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfPath } from './region.ts'
import { ramp, ridge } from './shapes.ts'
import { dried, lift, newSheet, wash } from './watercolour.ts'

/** Brown sails on the fjord, going home before the wind. */
export async function sails(): Promise<Canvas> {
  const width = 2000
  const height = 1100
  const sheet = newSheet(width, height, paint.paper, 'sails')
  const random = chance('sails')
  const sky = await regionOf(width, height, '<rect x="-90" y="-90" width="2190" height="720"/>')
  wash(sheet, sky, {
    color: color('#a3b4b8'),
    strength: 0.65,
    bleed: 40,
    flow: 1,
    cloudSize: 560,
    pool: (_, y) => 0.25 + ramp(600, 0, y),
  })
  const light = await regionOf(width, height, '<ellipse cx="620" cy="520" rx="900" ry="110"/>')
  wash(sheet, light, {
    color: color('#e3b887'),
    strength: 0.5,
    bleed: 90,
    ragged: 60,
    rim: 0,
    flow: 0.8,
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 560, 34, 420, 'far shore', 56)), {
    color: color('#6f8391'),
    strength: 0.5,
    bleed: 8,
    ragged: 6,
    granulate: 0.7,
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 588, 16, 260, 'near shore', 30)), {
    color: color('#5a6650'),
    strength: 0.5,
    bleed: 5,
    ragged: 5,
  })
  const water = await regionOf(width, height, '<rect x="-90" y="618" width="2190" height="560"/>')
  wash(sheet, water, {
    color: color('#5f8394'),
    strength: 0.75,
    bleed: 3,
    ragged: 2,
    flow: 0.9,
    cloudSize: 320,
    granulate: 0.5,
    pool: (_, y) => 0.45 + ramp(600, 1100, y) * 0.8,
  })
  const sail = async (path: string, tone: string, strength: number) =>
    wash(sheet, await regionOfPath(width, height, path), {
      color: color(tone),
      strength,
      bleed: 4,
      ragged: 3,
      rim: 0.7,
      flow: 0.9,
      cloudSize: 120,
      granulate: 0.5,
    })
  const boat = async (x: number, y: number, s: number) => {
    const at = (px: number, py: number) => `${(x + px * s).toFixed(1)} ${(y + py * s).toFixed(1)}`
    const around = await regionOfPath(
      width,
      height,
      `M${at(-130, 0)}L${at(-30, -330)}L${at(150, -260)}L${at(170, 0)}Z`,
    )
    lift(sheet, around, 0.5, 14)
    await sail(
      `M${at(6, -330)}C${at(70, -300)} ${at(130, -280)} ${at(172, -262)}C${at(190, -170)} ${at(176, -90)} ${at(150, -34)}C${at(100, -44)} ${at(50, -46)} ${at(6, -40)}Z`,
      '#8a3b2c',
      0.85,
    )
    await sail(
      `M${at(-6, -300)}C${at(-60, -200)} ${at(-110, -110)} ${at(-136, -30)}C${at(-90, -50)} ${at(-40, -50)} ${at(-6, -44)}Z`,
      '#b8763f',
      0.7,
    )
    await sail(
      `M${at(-150, -16)}C${at(-60, -4)} ${at(80, -4)} ${at(180, -20)}C${at(160, 30)} ${at(120, 44)} ${at(20, 44)}S${at(-120, 34)} ${at(-150, -16)}Z`,
      '#1d2430',
      0.95,
    )
    inkLine(
      sheet,
      [
        [x, y - 6 * s],
        [x + 2 * s, y - 350 * s],
      ],
      { radius: 3.2 * s, press: () => 1 },
      random,
    )
    inkLine(
      sheet,
      [
        [x, y - 330 * s],
        [x - 148 * s, y - 18 * s],
      ],
      { radius: 1.2, strength: 0.7 },
      random,
    )
    for (let i = 0; i < 13; i++) {
      const dy = 54 * s + i * 13 * s
      const w = (130 - i * 5) * s * random.between(0.5, 1)
      const dx = random.normal() * 16 * s
      inkLine(
        sheet,
        [
          [x - w * 0.6 + dx, y + dy],
          [x + dx, y + dy + 4],
          [x + w + dx, y + dy],
        ],
        {
          radius: 5 * s,
          color: random.pick([color('#8a3b2c'), paint.ink, paint.umber]),
          strength: 0.5,
          dry: 0.35,
        },
        random,
      )
    }
  }
  await boat(560, 690, 0.62)
  await boat(1560, 650, 0.4)
  await boat(1090, 770, 1.02)
  for (let i = 0; i < 110; i++) {
    const y = 640 + 440 * random.next() ** 1.4
    const x = random.between(0, 1900)
    const w = 20 + (y - 620) * random.between(0.2, 0.6)
    inkLine(
      sheet,
      [
        [x, y],
        [x + w * 0.5, y - 3],
        [x + w, y + 1],
      ],
      { radius: 1 + (y - 620) / 150, color: paint.blue, strength: 0.35, dry: 0.45 },
      random,
    )
  }
  return dried(sheet)
}
