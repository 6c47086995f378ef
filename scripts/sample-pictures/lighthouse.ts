import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { tuft } from './grass.ts'
import { inkLine } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfPath } from './region.ts'
import { blurred, ramp, ridge } from './shapes.ts'
import { dried, lift, newSheet, wash } from './watercolour.ts'

/** The lighthouse in fog: more felt than seen. */
export async function lighthouse(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const sheet = newSheet(width, height, color('#efeadf'), 'lighthouse')
  const random = chance('lighthouse')
  const fog = await regionOf(width, height, '<rect x="-90" y="-90" width="1990" height="1080"/>')
  wash(sheet, fog, {
    color: color('#8296a3'),
    strength: 0.85,
    bleed: 40,
    flow: 1,
    cloudSize: 460,
    pool: (x, y) => 0.35 + ramp(900, 0, y) * 0.9 - 0.2 * ramp(400, 0, Math.abs(x - 1180)),
  })
  const beam = await regionOf(
    width,
    height,
    blurred('<path d="M1176 268L-60 20V330ZM1196 268L1860 120V380Z"/>', 6),
  )
  lift(sheet, beam, 0.62, 46)
  const light = await regionOf(width, height, '<circle cx="1186" cy="266" r="54"/>')
  lift(sheet, light, 0.95, 50)
  wash(sheet, light, { color: paint.candle, strength: 0.5, bleed: 50, ragged: 10, rim: 0 })
  const headland = ridge(width, 850, 50, 520, 'headland', 130)
  wash(sheet, await regionOfPath(width, height, headland), {
    color: color('#566470'),
    strength: 0.55,
    bleed: 16,
    ragged: 12,
    granulate: 0.8,
    flow: 0.8,
  })
  const tower = await regionOf(width, height, '<path d="M1130 850L1154 310H1218L1242 850Z"/>')
  lift(sheet, tower, 0.6, 3)
  wash(sheet, tower, {
    color: color('#6f6d6c'),
    strength: 0.62,
    bleed: 4,
    ragged: 3,
    rim: 0.4,
    granulate: 0.7,
    pool: (x, y) => (0.45 + 0.75 * ramp(1160, 1230, x)) * (1.1 - 0.45 * ramp(640, 850, y)),
  })
  const gallery = await regionOf(
    width,
    height,
    '<path d="M1140 296h92v18h-92zM1156 240h60v56h-60zM1150 240L1186 204L1222 240Z"/>',
  )
  wash(sheet, gallery, {
    color: paint.ink,
    strength: 0.7,
    bleed: 1.5,
    ragged: 1.5,
    rim: 0.4,
    pool: (_, y) => (y > 242 && y < 292 ? 0.25 : 1),
  })
  for (const y of [400, 520, 640]) {
    inkLine(
      sheet,
      [
        [1180, y],
        [1181, y + 30],
      ],
      { radius: 7, color: paint.ink, strength: 0.7, press: () => 1 },
      random,
    )
  }
  const house = await regionOf(
    width,
    height,
    '<path d="M1262 850V790L1300 752H1420L1456 790V850Z"/>',
  )
  wash(sheet, house, {
    color: color('#7d3f3a'),
    strength: 0.65,
    bleed: 6,
    ragged: 3,
    rim: 0.5,
    pool: (_, y) => (y < 792 ? 1 : 0.3),
  })
  wash(sheet, await regionOfPath(width, height, ridge(width, 970, 40, 420, 'headland near', 330)), {
    color: color('#4d5648'),
    strength: 0.75,
    bleed: 20,
    ragged: 16,
    granulate: 0.7,
    flow: 0.9,
    rim: 0.6,
  })
  wash(
    sheet,
    await regionOfPath(
      width,
      height,
      'M1000 1220C1080 1080 1240 1000 1190 880L1204 880C1280 1000 1180 1090 1180 1220Z',
    ),
    { color: color('#d8c9a5'), strength: 0.4, bleed: 5, ragged: 6 },
  )
  for (let i = 0; i < 26; i++)
    tuft(
      sheet,
      random.between(0, 1800),
      random.between(1040, 1200),
      random.between(40, 120),
      14,
      0.3,
    )
  return dried(sheet)
}
