import { branch } from './blossom.ts'
import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { inkLine, spatter } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfPath } from './region.ts'
import { ramp, ridge } from './shapes.ts'
import { angular } from './straight-lines.ts'
import { dried, lift, newSheet, type Sheet, type Wash, wash } from './watercolour.ts'

/** The window sill in spring: a letter, a branch in a glass, the fjord behind. */
export async function windowSill(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const sheet = newSheet(width, height, color('#f4eee1'), 'sill')
  const random = chance('sill')
  const lay = async (path: string, how: Wash) =>
    wash(sheet, await regionOfPath(width, height, path), how)
  await lay('M120 -40H1690V850H120Z', {
    color: color('#a9bcc4'),
    strength: 0.6,
    bleed: 6,
    ragged: 4,
    flow: 1,
    cloudSize: 420,
    pool: (_, y) => 0.3 + ramp(600, 0, y),
  })
  await lay('M120 420H1690V600H120Z', {
    color: color('#e5b88f'),
    strength: 0.4,
    bleed: 70,
    ragged: 40,
    rim: 0,
    flow: 0.8,
  })
  await lay(ridge(width, 560, 40, 420, 'sill far', 60), {
    color: color('#6b8292'),
    strength: 0.5,
    bleed: 7,
    ragged: 6,
    granulate: 0.7,
  })
  await lay('M120 616H1690V730H120Z', {
    color: color('#7d9cab'),
    strength: 0.6,
    bleed: 3,
    ragged: 2,
    flow: 0.8,
    cloudSize: 240,
  })
  await lay(ridge(width, 730, 26, 360, 'sill near', 130), {
    color: color('#7c8758'),
    strength: 0.6,
    bleed: 14,
    ragged: 12,
    granulate: 0.6,
    flow: 0.9,
  })
  const frame = await regionOf(
    width,
    height,
    '<path d="M-20 -20H126V1220H-20ZM1684 -20H1820V1220H1684ZM880 -20h38V860h-38ZM-20 846H1820V1220H-20ZM120 268H1690v26H120Z"/>',
  )
  lift(sheet, frame, 0.985, 2)
  for (const path of [
    'M892 -20h14V850h-14Z',
    'M120 282H1690v12H120Z',
    'M1684 -20h26V850h-26Z',
    'M104 -20h22V850h-22Z',
  ]) {
    await lay(path, { color: color('#8f959a'), strength: 0.5, bleed: 4, ragged: 2, flow: 0.5 })
  }
  await lay('M-30 850H1830V884H-30Z', {
    color: color('#9aa0a2'),
    strength: 0.45,
    bleed: 8,
    ragged: 3,
  })
  await lay('M-30 884H1830V1230H-30Z', {
    color: color('#dcd2bd'),
    strength: 0.55,
    bleed: 8,
    ragged: 4,
    flow: 0.7,
    cloudSize: 400,
  })
  await lay('M300 1010L980 1050L1120 1120L420 1096Z', {
    color: color('#8c8b92'),
    strength: 0.4,
    bleed: 26,
    ragged: 10,
  })
  await lay('M1330 1010C1480 1000 1640 1030 1780 1080C1640 1090 1460 1060 1330 1040Z', {
    color: color('#8c8b92'),
    strength: 0.42,
    bleed: 22,
    ragged: 8,
  })
  const glass = 'M1190 640H1400L1376 1000C1370 1020 1222 1020 1216 1000Z'
  lift(sheet, await regionOfPath(width, height, glass), 0.35, 3)
  await lay('M1200 800H1390L1376 1000C1370 1020 1222 1020 1216 1000Z', {
    color: color('#86a0a4'),
    strength: 0.5,
    bleed: 4,
    ragged: 2,
    rim: 0.8,
    flow: 0.8,
    cloudSize: 90,
  })
  await lay('M1206 800C1250 786 1350 786 1388 800C1350 816 1250 816 1206 800Z', {
    color: color('#5d7d8e'),
    strength: 0.5,
    bleed: 2,
    ragged: 1,
    rim: 0.8,
  })
  const pencil = { radius: 2, color: paint.ink, strength: 0.85, tremble: 0.8 }
  inkLine(
    sheet,
    [
      [1190, 640],
      [1198, 760],
      [1208, 900],
      [1218, 1004],
      [1296, 1018],
      [1374, 1004],
      [1386, 880],
      [1394, 760],
      [1400, 640],
    ],
    pencil,
    random,
  )
  inkLine(
    sheet,
    [
      [1190, 640],
      [1296, 654],
      [1400, 640],
      [1296, 628],
      [1190, 640],
    ],
    pencil,
    random,
  )
  branch(sheet)
  await envelope(sheet)
  inkLine(
    sheet,
    [
      [130, 846],
      [620, 852],
      [1180, 848],
      [1690, 850],
    ],
    { radius: 1.6, strength: 0.6 },
    random,
  )
  spatter(sheet, [1040, 960], 120, 9, { radius: 5, color: paint.ink, strength: 0.6 }, random)
  return dried(sheet)
}

async function envelope(sheet: Sheet): Promise<void> {
  const { width, height } = sheet
  const whole = await regionOfPath(width, height, 'M330 900L820 936L966 1096L420 1060Z')
  lift(sheet, whole, 0.9, 2)
  wash(sheet, whole, {
    color: color('#e9d9b6'),
    strength: 0.55,
    bleed: 2,
    ragged: 2,
    rim: 0.7,
    flow: 0.5,
  })
  const flap = await regionOfPath(width, height, 'M330 900L820 936L640 1010Z')
  wash(sheet, flap, { color: color('#b9a27c'), strength: 0.4, bleed: 2, ragged: 2, rim: 0.6 })
  const pen = { radius: 2, color: paint.ink, strength: 0.85 }
  angular(
    sheet,
    [
      [330, 900],
      [820, 936],
      [966, 1096],
      [420, 1060],
      [330, 900],
    ],
    pen,
  )
  angular(
    sheet,
    [
      [330, 900],
      [640, 1010],
      [820, 936],
    ],
    pen,
  )
  const sealing = await regionOf(width, height, '<circle cx="640" cy="1006" r="23"/>')
  wash(sheet, sealing, {
    color: paint.wine,
    strength: 1.1,
    bleed: 1,
    ragged: 4,
    rim: 0.6,
    flow: 0.5,
    cloudSize: 20,
  })
}
