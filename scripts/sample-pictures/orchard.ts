import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { tuft } from './grass.ts'
import { spatter } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfLine, regionOfPath } from './region.ts'
import { ramp, ridge } from './shapes.ts'
import { inkTree } from './trees.ts'
import { dried, lift, newSheet, wash } from './watercolour.ts'

/** Old apple trees in snow, a few apples left hanging. */
export async function winterOrchard(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const sheet = newSheet(width, height, color('#f2eee4'), 'orchard')
  const random = chance('orchard')
  const sky = await regionOf(width, height, '<rect x="-90" y="-90" width="1990" height="860"/>')
  wash(sheet, sky, {
    color: color('#aab4b6'),
    strength: 0.85,
    bleed: 60,
    ragged: 40,
    rim: 0,
    flow: 1,
    cloudSize: 500,
    pool: (_, y) => 0.4 + ramp(800, 60, y),
  })
  const dusk = await regionOf(width, height, '<ellipse cx="520" cy="640" rx="760" ry="130"/>')
  wash(sheet, dusk, {
    color: color('#d9a79a'),
    strength: 0.45,
    bleed: 70,
    ragged: 50,
    rim: 0,
    flow: 0.9,
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 720, 34, 260, 'hedge', 60)), {
    color: color('#5a6470'),
    strength: 0.6,
    bleed: 14,
    ragged: 14,
    granulate: 0.7,
  })
  const shadow = async (path: string) =>
    wash(sheet, await regionOfPath(width, height, path), {
      color: color('#7f93ab'),
      strength: 0.5,
      bleed: 22,
      ragged: 12,
      rim: 0.3,
      flow: 0.7,
    })
  await shadow(
    'M560 1130C800 1100 1200 1160 1700 1110C1760 1130 1600 1180 1300 1176S760 1190 560 1130Z',
  )
  await shadow('M1290 930C1450 910 1600 950 1840 920V960C1600 980 1420 970 1290 930Z')
  await shadow('M240 900C360 890 520 910 640 900C660 920 400 930 240 900Z')
  await shadow('M-40 1240C200 1180 500 1250 700 1360H-40Z')
  inkTree(
    sheet,
    {
      x: 420,
      foot: 905,
      trunk: 96,
      girth: 13,
      color: color('#59606c'),
      strength: 0.75,
      gnarled: 0.7,
    },
    random,
  )
  inkTree(
    sheet,
    {
      x: 1010,
      foot: 850,
      trunk: 70,
      girth: 9,
      color: color('#7b838c'),
      strength: 0.7,
      gnarled: 0.7,
    },
    random,
  )
  const apples: [number, number][] = []
  inkTree(
    sheet,
    {
      x: 1390,
      foot: 935,
      trunk: 130,
      girth: 20,
      color: color('#3a3d47'),
      strength: 0.95,
      gnarled: 0.7,
      lean: -0.2,
    },
    random,
  )
  inkTree(
    sheet,
    {
      x: 700,
      foot: 1140,
      trunk: 220,
      girth: 36,
      color: color('#231d20'),
      strength: 1.25,
      gnarled: 0.75,
      lean: 0.22,
      tip: (x, y) => apples.push([x, y]),
    },
    random,
  )
  for (const [x, y] of apples) {
    if (random.next() > 0.085 || y > 1000) continue
    const r = random.between(10, 14)
    wash(
      sheet,
      regionOfLine(
        [
          { x, y: y + r, radius: r },
          { x: x + 1, y: y + r + 2, radius: r },
        ],
        sheet,
      ),
      {
        color: random.pick([paint.wine, color('#8c2f2c'), color('#a5532c')]),
        strength: 1,
        bleed: 1,
        ragged: 1.5,
        rim: 0.5,
        flow: 0.6,
        cloudSize: 16,
      },
    )
  }
  const drift = await regionOfPath(
    width,
    height,
    'M590 1150C640 1118 760 1120 830 1146C900 1190 560 1190 590 1150Z',
  )
  lift(sheet, drift, 0.97, 9)
  for (let i = 0; i < 60; i++)
    tuft(sheet, random.between(0, 1800), random.between(900, 1340), random.between(14, 50), 3, 0.1)
  spatter(sheet, [760, 1200], 260, 26, { radius: 5, color: paint.umber, strength: 0.7 }, random)
  return dried(sheet)
}
