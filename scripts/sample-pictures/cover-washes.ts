import type { Canvas } from './canvas.ts'
import { glue } from './collage.ts'
import { color, mix, paint } from './color.ts'
import { inkLine, spatter } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfLine, regionOfPath } from './region.ts'
import { plainLeaf } from './scraps.ts'
import { ramp, ridge } from './shapes.ts'
import { broadStroke } from './sumi.ts'
import { dried, lift, newSheet, wash } from './watercolour.ts'

/** Lyset bliver længere: the sun just clear of the horizon. */
export async function longerLight(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#f5efe0'), 'longer light')
  const sky = await regionOf(width, height, '<rect x="-90" y="520" width="1400" height="360"/>')
  wash(sheet, sky, {
    color: color('#e2a866'),
    strength: 0.7,
    bleed: 90,
    ragged: 60,
    rim: 0,
    flow: 0.8,
    cloudSize: 300,
    pool: (_, y) => ramp(480, 820, y),
  })
  const rose = await regionOf(width, height, '<ellipse cx="700" cy="760" rx="700" ry="100"/>')
  wash(sheet, rose, { color: paint.clay, strength: 0.45, bleed: 70, ragged: 40, rim: 0, flow: 0.9 })
  const sun = await regionOf(width, height, '<circle cx="820" cy="716" r="112"/>')
  lift(sheet, sun, 0.95, 3)
  wash(sheet, sun, {
    color: color('#e9b04a'),
    strength: 0.75,
    bleed: 3,
    ragged: 3,
    rim: 0.7,
    flow: 0.6,
    cloudSize: 90,
  })
  const land = ridge(width, 842, 26, 300, 'light land', 44)
  lift(sheet, await regionOfPath(width, height, land), 0.8, 3)
  wash(sheet, await regionOfPath(width, height, land), {
    color: paint.ink,
    strength: 0.85,
    bleed: 5,
    ragged: 5,
    granulate: 0.7,
  })
  const water = await regionOf(width, height, '<rect x="-90" y="876" width="1400" height="480"/>')
  wash(sheet, water, {
    color: paint.fjord,
    strength: 0.75,
    bleed: 4,
    ragged: 3,
    flow: 0.9,
    cloudSize: 240,
    pool: (_, y) => 0.4 + ramp(860, 1240, y),
  })
  const random = chance('light path')
  for (let i = 0; i < 30; i++) {
    const y = 892 + i * 11.5
    const w = random.between(30, 130) * (0.5 + i / 40)
    const x = 820 + random.normal() * (16 + i * 3)
    const gleam = [
      { x: x - w, y, radius: 1 },
      { x, y: y + 2, radius: random.between(3, 6) },
      { x: x + w, y, radius: 1 },
    ]
    lift(sheet, regionOfLine(gleam, sheet), 0.9, 2)
    wash(sheet, regionOfLine(gleam, sheet), {
      color: color('#e8b35c'),
      strength: 0.55,
      bleed: 1,
      ragged: 1.5,
      rim: 0.2,
    })
  }
  return dried(sheet)
}

/** Fjordsalmer: strip upon strip of water, each its own blue. */
export async function fjordStrips(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#f3eddf'), 'fjord strips')
  const tones = [
    paint.mist,
    paint.fjord,
    color('#8fa3a0'),
    paint.blue,
    color('#55758a'),
    paint.ink,
    color('#3c6078'),
    paint.night,
    paint.ink,
  ]
  for (let i = 0; i < tones.length; i++) {
    const y = 366 + i * 104
    const path = ridge(width, y, 12, 240, `strip ${i}`, 92)
    wash(sheet, await regionOfPath(width, height, path), {
      color: tones[i] ?? paint.ink,
      strength: 0.8,
      bleed: 6,
      ragged: 7,
      rim: 0.6,
      granulate: 0.8,
      flow: 0.9,
      cloudSize: 200,
    })
  }
  const random = chance('strips')
  const sail = await regionOfPath(
    width,
    height,
    'M880 366V250C920 290 940 330 948 366ZM872 362V276C850 310 834 340 828 362Z',
  )
  wash(sheet, sail, { color: paint.wine, strength: 1, bleed: 1.5, ragged: 2, rim: 0.6 })
  inkLine(
    sheet,
    [
      [806, 370],
      [880, 380],
      [966, 370],
    ],
    { radius: 5 },
    random,
  )
  return dried(sheet)
}

/** Du kom i blæst: rushes bent by one long wind. */
export async function wind(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#efe9da'), 'wind')
  const random = chance('wind')
  const air = await regionOf(width, height, '<ellipse cx="560" cy="900" rx="640" ry="430"/>')
  wash(sheet, air, {
    color: paint.sage,
    strength: 0.5,
    bleed: 120,
    ragged: 80,
    rim: 0.1,
    flow: 1,
    cloudSize: 300,
  })
  const warm = await regionOf(width, height, '<ellipse cx="760" cy="760" rx="380" ry="190"/>')
  wash(sheet, warm, { color: paint.ochre, strength: 0.35, bleed: 120, ragged: 70, rim: 0, flow: 1 })
  for (let i = 0; i < 9; i++) {
    const y = 640 + i * 66
    broadStroke(
      sheet,
      [
        [-60 + i * 16, y + 120],
        [300, y + random.between(-30, 40)],
        [680, y - 60 + random.between(-30, 30)],
        [1060, y - 20],
      ],
      {
        radius: 7 + random.next() * 22,
        dry: random.between(0.7, 1.1),
        color: random.pick([paint.ink, paint.fjord, paint.soot]),
        strength: random.between(0.4, 0.9),
      },
      random,
    )
  }
  for (let i = 0; i < 120; i++) {
    const x = random.between(-160, 940)
    const h = random.between(240, 700)
    const bend = h * random.between(0.5, 0.95)
    inkLine(
      sheet,
      [
        [x, 1600],
        [x + bend * 0.12, 1590 - h * 0.45],
        [x + bend * 0.5, 1590 - h * 0.85],
        [x + bend, 1590 - h],
      ],
      {
        radius: random.between(1.4, 4),
        color: random.pick([paint.moss, paint.ink, paint.umber, paint.wine, paint.sage]),
        strength: random.between(0.4, 0.9),
        press: (a) => 1 - 0.85 * a,
      },
      random,
    )
  }
  spatter(sheet, [700, 800], 190, 30, { radius: 6 }, random)
  return dried(sheet)
}

/** Tavshedens liturgi: one upright stroke. */
export async function oneStroke(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#f0eadb'), 'one stroke')
  const random = chance('one stroke')
  const breath = await regionOf(width, height, '<ellipse cx="640" cy="980" rx="230" ry="400"/>')
  wash(sheet, breath, {
    color: color('#a9b0ac'),
    strength: 0.5,
    bleed: 120,
    ragged: 80,
    rim: 0.2,
    flow: 1,
    cloudSize: 240,
  })
  broadStroke(
    sheet,
    [
      [640, 480],
      [650, 760],
      [632, 1080],
      [648, 1440],
    ],
    { radius: 74, dry: 0.74 },
    random,
  )
  spatter(sheet, [690, 620], 60, 12, { radius: 7 }, random)
  return dried(sheet)
}

/** Sorgens grammatik: wine red that has run through the whole sheet. */
export async function grief(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#f2ebdc'), 'grief')
  for (let i = 0; i < 7; i++) {
    const y = 150 + i * 218
    const cloudShape = await regionOf(
      width,
      height,
      `<ellipse cx="${520 + Math.sin(i * 2.1) * 190}" cy="${y}" rx="${430 - i * 14}" ry="150"/>`,
    )
    const tone = mix(i % 2 ? paint.wine : paint.plum, paint.clay, 0.15 + (i % 3) * 0.16)
    wash(sheet, cloudShape, {
      color: tone,
      strength: 0.55,
      bleed: 70,
      ragged: 70,
      rim: 0.5,
      flow: 1.1,
      cloudSize: 220,
      granulate: 0.8,
    })
  }
  const stained = dried(sheet)
  const label = await regionOfPath(width, height, 'M214 640L790 632L798 958L206 964Z')
  const paper = plainLeaf(width, height, color('#f6f0e2'), 'grief label')
  glue(stained, label, { paper, torn: 8, lifted: 6, seed: 'grief label' })
  return stained
}
