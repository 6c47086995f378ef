import type { Canvas } from './canvas.ts'
import { glue } from './collage.ts'
import { color, paint } from './color.ts'
import { inkLine } from './ink.ts'
import { regionOfPatch } from './patch.ts'
import { chance } from './random.ts'
import { regionOf } from './region.ts'
import { letterLeaf, plainLeaf } from './scraps.ts'
import { ramp } from './shapes.ts'
import { angular } from './straight-lines.ts'
import { broadStroke } from './sumi.ts'
import { dried, newSheet, wash } from './watercolour.ts'

const studyWidth = 1600

const studyHeight = 1200

async function onTable(paper: Canvas, turn: number): Promise<Canvas> {
  const table = plainLeaf(studyWidth, studyHeight, color('#8f7d66'), `table ${turn}`)
  const sheet = await regionOf(
    studyWidth,
    studyHeight,
    `<rect x="190" y="120" width="1220" height="960" transform="rotate(${turn} 800 600)"/>`,
  )
  glue(table, sheet, { paper, torn: 9, lifted: 10, seed: `study ${turn}` })
  return table
}

/** Example 1: a sheet of colour trials. */
export async function colorTrials(): Promise<Canvas> {
  const sheet = newSheet(studyWidth, studyHeight, paint.paper, 'trials')
  const random = chance('trials')
  const tones = [
    paint.ink,
    paint.blue,
    paint.fjord,
    paint.mist,
    paint.sage,
    paint.moss,
    paint.ochre,
    paint.sienna,
    paint.clay,
    paint.rose,
    paint.wine,
    paint.plum,
  ]
  for (let i = 0; i < tones.length; i++) {
    const column = i % 4
    const row = Math.floor(i / 4)
    const x = 300 + column * 268 + random.normal() * 8
    const y = 210 + row * 274 + random.normal() * 8
    const patch = await regionOfPatch(sheet, x, y, 196, 188)
    const tone = tones[i] ?? paint.ink
    wash(sheet, patch, {
      color: tone,
      strength: 0.9,
      bleed: 7,
      ragged: 9,
      rim: 0.7,
      granulate: 0.8,
      flow: 0.8,
      cloudSize: 110,
      pool: (_, py) => 1.25 - (py - y) / 210,
    })
    inkLine(
      sheet,
      [
        [x + 8, y + 216],
        [x + 60 + random.between(0, 70), y + 213],
      ],
      { radius: 1.8, color: paint.umber, strength: 0.7 },
      random,
    )
  }
  return onTable(dried(sheet), -1.6)
}

/** Example 2: a sheet with only the horizon set. */
export async function emptyHorizon(): Promise<Canvas> {
  const sheet = newSheet(studyWidth, studyHeight, paint.paper, 'horizon')
  const random = chance('horizon')
  const sky = await regionOf(
    studyWidth,
    studyHeight,
    '<rect x="300" y="230" width="1000" height="420"/>',
  )
  wash(sheet, sky, {
    color: paint.mist,
    strength: 0.6,
    bleed: 26,
    ragged: 20,
    flow: 0.8,
    cloudSize: 300,
    pool: (_, y) => ramp(680, 220, y),
  })
  inkLine(
    sheet,
    [
      [310, 655],
      [620, 649],
      [960, 654],
      [1296, 648],
    ],
    { radius: 3.4, strength: 0.9 },
    random,
  )
  angular(
    sheet,
    [
      [310, 218],
      [310, 980],
      [1300, 984],
      [1298, 220],
      [310, 218],
    ],
    { radius: 1.6, color: paint.umber, strength: 0.5 },
  )
  return onTable(dried(sheet), 1.1)
}

/** Example 3: strokes to try a new brush. */
export async function brushTrials(): Promise<Canvas> {
  const sheet = newSheet(studyWidth, studyHeight, color('#f1ebdc'), 'strokes')
  const random = chance('strokes')
  for (let i = 0; i < 6; i++) {
    const y = 260 + i * 136
    const bow = random.between(-26, 26)
    const tone = [paint.soot, paint.ink, paint.wine, paint.fjord, paint.ochre, paint.moss][i]
    broadStroke(
      sheet,
      [
        [320, y],
        [660, y - bow],
        [980, y + bow],
        [1180 + random.between(0, 110), y - 8],
      ],
      { radius: 12 + i * 6, dry: 0.4 + i * 0.11, strength: 1.1, ...(tone && { color: tone }) },
      random,
    )
  }
  return onTable(dried(sheet), -0.8)
}

/** Example 4: a letter sheet waiting for its picture. */
export async function blankWithLetter(): Promise<Canvas> {
  const table = plainLeaf(studyWidth, studyHeight, color('#6d7a7e'), 'blank table')
  const letter = await letterLeaf(studyWidth, studyHeight, paint.umber)
  const back = await regionOf(
    studyWidth,
    studyHeight,
    '<rect x="150" y="150" width="820" height="900" transform="rotate(-4 560 600)"/>',
  )
  glue(table, back, { paper: letter, torn: 8, lifted: 8, seed: 'blank letter' })
  const front = await regionOf(
    studyWidth,
    studyHeight,
    '<rect x="520" y="190" width="900" height="800" transform="rotate(2.4 970 590)"/>',
  )
  glue(table, front, {
    paper: plainLeaf(studyWidth, studyHeight, paint.paper, 'blank'),
    torn: 12,
    lifted: 12,
    seed: 'blank front',
  })
  return table
}
