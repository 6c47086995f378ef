import type { Canvas } from './canvas.ts'
import { piece } from './collages.ts'
import { color } from './color.ts'
import { spatter } from './ink.ts'
import { chance } from './random.ts'
import { regionOf } from './region.ts'
import { plainLeaf } from './scraps.ts'
import { broadStroke } from './sumi.ts'
import { dried, newSheet, wash } from './watercolour.ts'

const width = 1800
const height = 1350

/** Three sheets of brush drawing side by side on the wall: Amen, three times. */
export async function inkSeries(): Promise<Canvas> {
  const wall = plainLeaf(width, height, color('#a79f8e'), 'wall')
  for (let i = 0; i < 3; i++) {
    const x = 110 + i * 540
    const sheet = newSheet(500, 960, color('#f2ecdd'), `amen ${i}`)
    const random = chance(`amen ${i}`)
    const breath = await regionOf(500, 960, '<ellipse cx="250" cy="560" rx="170" ry="240"/>')
    wash(sheet, breath, {
      color: color('#9fa6a4'),
      strength: 0.32,
      bleed: 70,
      ragged: 50,
      flow: 1,
      cloudSize: 160,
    })
    if (i === 0) {
      broadStroke(
        sheet,
        [
          [90, 250],
          [230, 190],
          [390, 250],
        ],
        { radius: 34, dry: 0.5 },
        random,
      )
      broadStroke(
        sheet,
        [
          [260, 170],
          [240, 420],
          [250, 640],
          [200, 800],
        ],
        { radius: 44, dry: 0.75 },
        random,
      )
      broadStroke(
        sheet,
        [
          [120, 560],
          [260, 520],
          [420, 570],
        ],
        { radius: 24, dry: 0.9 },
        random,
      )
    } else if (i === 1) {
      const circle: [number, number][] = []
      for (let k = 0; k <= 26; k++) {
        const a = 1.9 + (k / 26) * 5.7
        circle.push([250 + Math.cos(a) * 158, 470 + Math.sin(a) * 176])
      }
      broadStroke(sheet, circle, { radius: 40, dry: 0.72 }, random)
      broadStroke(
        sheet,
        [
          [120, 770],
          [240, 748],
          [390, 776],
        ],
        { radius: 15, dry: 0.7 },
        random,
      )
    } else {
      broadStroke(
        sheet,
        [
          [110, 780],
          [170, 520],
          [280, 320],
          [400, 180],
        ],
        { radius: 46, dry: 0.8 },
        random,
      )
      broadStroke(
        sheet,
        [
          [200, 260],
          [290, 470],
          [400, 700],
        ],
        { radius: 22, dry: 0.6 },
        random,
      )
      broadStroke(
        sheet,
        [
          [90, 420],
          [180, 400],
          [250, 420],
        ],
        { radius: 14, dry: 0.7 },
        random,
      )
    }
    spatter(sheet, [270, 420], 90, 14, { radius: 7 }, random)
    const seal = await regionOf(
      500,
      960,
      `<rect x="${370 - i * 20}" y="838" width="46" height="46" rx="4"/>`,
    )
    wash(sheet, seal, { color: color('#8d2430'), strength: 1, bleed: 1, ragged: 2, granulate: 0.9 })
    const paper = dried(sheet)
    await piece(
      wall,
      `M${x} ${190 + i * 6}L${x + 500} ${184 + i * 8}L${x + 496} ${1150 - i * 4}L${x + 4} ${1146}Z`,
      { paper, dx: x, dy: 190, torn: 5, lifted: 12, seed: `sheet ${i}` },
    )
  }
  return wall
}
